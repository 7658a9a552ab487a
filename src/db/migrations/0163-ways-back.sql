-- Where a checkout leads back to: the same purchase begun from elsewhere is another checkout. Null: it began before this was stored.
alter table payment_order add column success_path text, add column cancel_path text;
