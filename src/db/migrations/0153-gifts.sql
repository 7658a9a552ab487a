-- A package that the house gives: an order of the provider 'gift', which costs nothing and has no events. Who gave it, and why.
alter table payment_order
  add column given_by uuid references account on delete set null,
  add column gift_reason text check (gift_reason <> ''),
  add check (provider = 'gift' or given_by is null and gift_reason is null),
  add check (provider <> 'gift' or kind = 'package' and minor = 0 and access_until is not null);
create index payment_order_given_by on payment_order (given_by) where given_by is not null;
-- Whose rights last now, of all accounts.
create index payment_order_until on payment_order (access_until) where access_until is not null;
