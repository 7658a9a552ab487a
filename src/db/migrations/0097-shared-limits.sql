-- Of which package a download counts: its people share the limit. Null: it counts for the account alone.
alter table report_download add column order_id uuid references payment_order;
create index report_download_order on report_download (order_id, month) where order_id is not null;
