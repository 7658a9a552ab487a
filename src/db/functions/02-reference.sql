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
  foreach name in array array['type', 'type_alias', 'country', 'city', 'county', 'language', 'currency', 'currency_rate'] loop
    -- Making it again would lock all of these tables at once.
    if not exists (select from pg_trigger where tgrelid = name::regclass and tgname = 'raise_revision') then
      execute format('create or replace trigger raise_revision after insert or update or delete or truncate on %I
        for each statement execute function raise_reference_revision()', name);
    end if;
  end loop;
end
$$;
-- Nobody caches universities, and members add some.
drop trigger if exists raise_revision on university;

-- What an undo of a merge or an import brings back names rows of the catalogue by their id, inside JSON: where one becomes another,
-- it brings back the other.
create or replace function undo_follow(gone uuid, stays uuid) returns void language sql as $$
  update startup_merge set
    before = replace(before::text, gone::text, stays::text)::jsonb,
    after = replace(after::text, gone::text, stays::text)::jsonb
  where undone_at is null and (before::text like '%' || gone || '%' or after::text like '%' || gone || '%');
  update import_write set
    before = replace(before::text, gone::text, stays::text)::jsonb,
    after = replace(after::text, gone::text, stays::text)::jsonb
  where before::text like '%' || gone || '%' or after::text like '%' || gone || '%';
$$;

-- Makes one city of two: everything that names the one that goes names the other, and imports find it by both names.
create or replace function city_merge(gone uuid, stays uuid) returns void language plpgsql as $$
declare
  startups uuid[];
  organizations uuid[];
  jobs uuid[];
  providers uuid[];
begin
  with moved as (update startup set city_id = stays where city_id = gone returning id)
    select coalesce(array_agg(id), '{}') into startups from moved;
  with moved as (update organization set city_id = stays where city_id = gone returning id)
    select coalesce(array_agg(id), '{}') into organizations from moved;
  with moved as (update job set city_id = stays where city_id = gone returning id)
    select coalesce(array_agg(id), '{}') into jobs from moved;
  with moved as (update service_provider set city_id = stays where city_id = gone returning id)
    select coalesce(array_agg(id), '{}') into providers from moved;
  update profile set city_id = stays where city_id = gone;
  update profile_experience set city_id = stays where city_id = gone;
  update county set city_id = stays where city_id = gone;
  -- No import wrote this city, and nobody edited it.
  update import_row set digests = digests - 'city_id' where entity_id = any (startups || organizations);
  update city_alias set city_id = stays where city_id = gone;
  insert into city_alias (country_id, name_fold, region, city_id)
    select country_id, fold(name), region, stays from city cross join unnest(array[name_en, name_tr]) name where id = gone
    on conflict do nothing;
  perform undo_follow(gone, stays);
  delete from city where id = gone;
  perform list_refresh('startups', startups);
  perform list_refresh('organizations', organizations);
  perform list_refresh('jobs', jobs);
  perform list_refresh('providers', providers);
end
$$;

-- The school that somebody typed in. One that is confirmed is found by its whole name in either language, by a short name, and
-- by what it was called before a merge; of several with the name none is meant. Otherwise it is the one that was typed in before,
-- or a new suggestion. Null: the text has no letter to find it by.
create or replace function school_typed(typed text) returns uuid language plpgsql as $$
declare
  whole text := regexp_replace(btrim(typed), '\s+', ' ', 'g');
  folded text := fold(whole);
  found uuid[];
  school uuid;
begin
  if folded = '' then return null; end if;
  select array_agg(id) into found from university
    where state = 'confirmed' and strpos(search, folded) > 0
      and (fold(name_en) = folded or fold(name_tr) = folded or folded = any (string_to_array(fold(short_names), ' ')));
  if cardinality(found) = 1 then return found[1]; end if;
  select university_id into school from university_alias where name_fold = folded;
  if school is not null then return school; end if;
  insert into university (id, name_en, state, suggested_at) values (gen_random_uuid(), whole, 'suggested', now())
    on conflict (fold(name_en)) where state <> 'confirmed' do nothing returning id into school;
  if school is null then
    select id into school from university where state <> 'confirmed' and fold(name_en) = folded;
  end if;
  return school;
end
$$;

-- Makes one school of two: profiles name the one that stays, and who types the name of the other finds it.
create or replace function university_merge(gone uuid, stays uuid) returns void language plpgsql as $$
begin
  update profile_education set school_id = stays where school_id = gone;
  update university_alias set university_id = stays where university_id = gone;
  insert into university_alias (name_fold, university_id) select fold(name_en), stays from university where id = gone
    on conflict (name_fold) do update set university_id = stays;
  delete from university where id = gone;
end
$$;
