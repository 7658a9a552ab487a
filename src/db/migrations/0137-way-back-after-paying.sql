-- The page of the portal from which a purchase began: the buyer comes back to it.
alter table payment_order add column return_path text check (length(return_path) <= 2000);

-- Parts of a payment can go back one after another, so a payment may have several requests.
alter table payment_refund drop constraint if exists payment_refund_entry_id_key;
create index payment_refund_entry on payment_refund (entry_id, requested_at desc);
-- Whether it gave back what was left: with it a package ends.
alter table payment_refund add column is_rest boolean not null default true;
