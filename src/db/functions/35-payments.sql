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
