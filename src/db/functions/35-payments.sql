-- The ledger and what providers said only grow (record 48).
create or replace trigger never_changes before update or delete on ledger_entry
  for each row execute function never_changes();
create or replace trigger never_emptied before truncate on ledger_entry
  for each statement execute function never_changes();
create or replace trigger never_changes before update of provider, reference, occurred_at, facts or delete on payment_event
  for each row execute function never_changes();
create or replace trigger never_emptied before truncate on payment_event
  for each statement execute function never_changes();

-- A package that has become a smaller one has no seats beyond its own: the newest end. The buyer has one of them.
create or replace function end_surplus_seats() returns trigger language plpgsql as $$
begin
  update premium_seat set ended_at = now() where id in (
    select id from premium_seat where order_id = new.id and ended_at is null order by since, id
    offset (select greatest(user_limit - 1, 0) from premium_package where id = new.package_id));
  return null;
end $$;
create or replace trigger end_surplus_seats after update of package_id on payment_order
  for each row when (old.package_id is distinct from new.package_id) execute function end_surplus_seats();

-- A seat that waits for an address is taken when somebody confirms it: the first of a package that is open, by who has none.
create or replace function take_waiting_seat() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_order where account_id = new.id and access_until > now())
    and not exists (
      select from premium_seat s join payment_order o on o.id = s.order_id
      where s.account_id = new.id and s.ended_at is null and o.access_until > now()
    )
  then
    update premium_seat set account_id = new.id, since = now() where id = (
      select s.id from premium_seat s join payment_order o on o.id = s.order_id
      where s.email = new.email and s.account_id is null and s.ended_at is null and o.access_until > now()
      order by s.since, s.id limit 1
    );
  end if;
  return null;
end $$;
create or replace trigger take_waiting_seat after insert or update of email_verified_at, email on account
  for each row when (new.email_verified_at is not null) execute function take_waiting_seat();
