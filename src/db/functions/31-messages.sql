-- A conversation that nobody has any more goes.
create or replace function conversation_side_gone() returns trigger language plpgsql as $$
begin
  delete from conversation where id in (select conversation_id from gone)
    and not exists (select from conversation_side where conversation_side.conversation_id = conversation.id);
  return null;
end $$;
create or replace trigger conversation_side_gone after delete on conversation_side
  referencing old table as gone for each statement execute function conversation_side_gone();
