-- The ledger only grows (record 48).
create or replace trigger never_changes before update or delete on ledger_entry
  for each row execute function never_changes();
create or replace trigger never_changes before update of provider, reference, occurred_at, facts on payment_event
  for each row execute function never_changes();
