-- Every write to the lists of choices raises the revision, by which processes learn that what they cached of them is old.
create or replace function raise_reference_revision() returns trigger language plpgsql as $$
begin
  update reference_state set revision = revision + 1;
  return null;
end
$$;

do $$
declare name text;
begin
  foreach name in array array['type', 'country', 'city', 'county', 'university', 'language', 'currency', 'currency_rate'] loop
    execute format('create or replace trigger raise_revision after insert or update or delete or truncate on %I
      for each statement execute function raise_reference_revision()', name);
  end loop;
end
$$;
