-- Startups that came from two programs or more: counting the programs of a million startups would take seconds.
create or replace function startup_programs_follow() returns trigger language plpgsql as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct startup_id) into touched from added where kind = 'startupProgram';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct startup_id) into touched from removed where kind = 'startupProgram';
  else
    select array_agg(distinct startup_id) into touched
    from (select startup_id, kind from added union all select startup_id, kind from removed) both_sides where kind = 'startupProgram';
  end if;
  if touched is null then
    return null;
  end if;
  delete from startup_of_programs where startup_id = any (touched);
  insert into startup_of_programs
  select startup_id from startup_choice where startup_id = any (touched) and kind = 'startupProgram'
  group by startup_id having count(*) > 1;
  return null;
end $$;
create or replace trigger programs_added after insert on startup_choice referencing new table as added
  for each statement execute function startup_programs_follow();
create or replace trigger programs_changed after update on startup_choice referencing new table as added old table as removed
  for each statement execute function startup_programs_follow();
create or replace trigger programs_removed after delete on startup_choice referencing old table as removed
  for each statement execute function startup_programs_follow();
