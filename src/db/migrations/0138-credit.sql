-- What was paid and not used after a change to a cheaper package; the provider deducts it from the next payments.
alter table payment_order add column credit_minor integer not null default 0 check (credit_minor >= 0);
