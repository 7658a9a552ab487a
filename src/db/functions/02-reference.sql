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

-- Makes one city of two: everything that names the one that goes names the other, and imports find it by both names.
create or replace function city_merge(gone uuid, stays uuid) returns void language plpgsql as $$
declare
  startups uuid[];
  organizations uuid[];
begin
  with moved as (update startup set city_id = stays where city_id = gone returning id)
    select coalesce(array_agg(id), '{}') into startups from moved;
  with moved as (update organization set city_id = stays where city_id = gone returning id)
    select coalesce(array_agg(id), '{}') into organizations from moved;
  update profile set city_id = stays where city_id = gone;
  update profile_experience set city_id = stays where city_id = gone;
  update county set city_id = stays where city_id = gone;
  -- No import wrote this city, and nobody edited it.
  update import_row set digests = digests - 'city_id' where entity_id = any (startups || organizations);
  update city_alias set city_id = stays where city_id = gone;
  insert into city_alias (country_id, name_fold, region, city_id)
    select country_id, fold(name), region, stays from city cross join unnest(array[name_en, name_tr]) name where id = gone
    on conflict do nothing;
  delete from city where id = gone;
  perform list_refresh('startups', startups);
  perform list_refresh('organizations', organizations);
end
$$;
