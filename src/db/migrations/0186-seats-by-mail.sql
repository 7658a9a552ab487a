-- A seat that was given to an address stands under it, whether somebody has an account there; without one it has no person until
-- somebody has confirmed the address (record 48).
alter table premium_seat
  alter column account_id drop not null,
  add column email text check (email is null or email = lower(email)),
  add check (account_id is not null or email is not null);
create unique index premium_seat_of_address on premium_seat (order_id, email) where ended_at is null and email is not null;
create index premium_seat_waiting on premium_seat (email) where ended_at is null and account_id is null;
