-- Who has full access without an end can lose it only while another one has it (decision 18). Entities without any such
-- access, such as imported startups, are not concerned; of the platform's own entities only the admin is.
create or replace function keep_full_access() returns trigger language plpgsql as $body$
begin
  if old.entity_id in ('01900000-0000-7000-8000-0000000000a2', '01900000-0000-7000-8000-0000000000a3', '01900000-0000-7000-8000-0000000000a4')
    then return null; end if;
  if tg_op = 'UPDATE' and new.entity_id = old.entity_id and 0 = any (new.scopes) and new.expires_at is null then return null; end if;
  if old.entity_id <> '01900000-0000-7000-8000-0000000000a1'
    and not exists (select from startup where id = old.entity_id and deleted_at is null)
    and not exists (select from organization where id = old.entity_id and deleted_at is null) then return null; end if;
  -- Undoing a merge leaves a startup as it was before: perhaps without an owner.
  if exists (select from startup_merge where target_id = old.entity_id and undone_at = now()) then return null; end if;
  -- When two leave at the same time, the second waits here and then sees that the first has left.
  perform pg_advisory_xact_lock(hashtextextended(old.entity_id::text, 18));
  if not exists (select from entity_access where entity_id = old.entity_id and 0 = any (scopes) and expires_at is null) then
    raise exception 'the last full access of % cannot go', old.entity_id using errcode = 'KV018';
  end if;
  return null;
end
$body$;

-- PostgreSQL replaces no constraint triggers.
drop trigger if exists entity_access_last on entity_access;
create constraint trigger entity_access_last after delete or update on entity_access
  deferrable initially deferred for each row when (0 = any (old.scopes) and old.expires_at is null)
  execute function keep_full_access();
