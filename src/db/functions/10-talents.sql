-- Who may see whom, and the list of talents. When this file changes, the index of the list is brought in line: see its end.

-- What a member may be hidden from by: their own id, the startups and organizations they belong to, the domains of their
-- address ("mail.acme.com" is also "acme.com"). Signed out anyone may read: whoever hides from somebody hides from visitors, too.
-- Who runs the platform sees everybody.
create or replace function hiding_marks_of(viewer uuid) returns setof text language sql stable as $$
  select 'anyone' where viewer is null
  union
  select mark from (
    select 'person:' || viewer mark
    union all
    select 'company:' || startup_id from startup_member where account_id = viewer and not invited
    union all
    select 'company:' || entity_id from entity_access where account_id = viewer and (expires_at is null or expires_at > now())
    union all
    select 'domain:' || array_to_string(parts[place:], '.')
    from (select string_to_array(lower(split_part(email, '@', -1)), '.') parts from account where id = viewer) address
      cross join lateral generate_series(1, cardinality(parts) - 1) place
  ) marks
  where viewer is not null and not exists (
    select from entity_access where account_id = viewer and 0 = any (scopes) and (expires_at is null or expires_at > now())
      and entity_id in ('01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000a3')
  )
$$;

-- By what members hide.
create or replace view hiding_mark as
select account_id, coalesce('person:' || person_id, 'company:' || coalesce(startup_id, organization_id), 'domain:' || domain) mark
from profile_hiding
union all
select account_id, 'anyone' from profile_hiding;

-- Whether a member hides from a viewer (null: a visitor). Nobody hides from themselves.
create or replace function hides_from(person uuid, viewer uuid) returns boolean language sql stable as $$
  select person is distinct from viewer and exists (select from profile_hiding where account_id = person) and exists (
    select from hiding_mark where account_id = person and mark in (select hiding_marks_of(viewer))
  )
$$;

-- Three rules say who sees whom (a viewer of null: a visitor). The filter index has the same marks as terms.
-- Whether a viewer may read the name of a member where the member belongs: in a team, a conversation, an application.
create or replace function sees_person(viewer uuid, person uuid) returns boolean language sql stable as $$
  select exists (select from active_member where id = person) and not hides_from(person, viewer)
$$;

-- Whether a viewer finds a member in lists, counts and searches.
create or replace function finds_person(viewer uuid, person uuid) returns boolean language sql stable as $$
  select exists (select from listed_member where id = person) and not hides_from(person, viewer)
$$;

-- Whether something leads a viewer to a member who is not listed: they stand in public as one of a team or as an investor, they and the
-- viewer belong together or write to each other, or they applied or asked to join where the viewer belongs.
create or replace function meets_person(viewer uuid, person uuid) returns boolean language sql stable as $$
  select exists (select from startup_member m join startup s on s.id = m.startup_id
      where m.account_id = person and not m.invited and s.is_visible and s.deleted_at is null)
    or exists (select from organization_member m join organization o on o.id = m.organization_id
      where m.account_id = person and o.is_visible)
    or exists (select from service_provider_member m join service_provider p on p.id = m.provider_id
      where m.account_id = person and p.is_visible)
    or exists (select from funding_investor i join funding f on f.id = i.funding_id
      where i.account_id = person and i.signature <> 'refused' and f.is_listed)
    or viewer is not null and (
      exists (select from conversation where low_id = least(viewer, person) and high_id = greatest(viewer, person))
      or exists (
        select from entity_access own where own.account_id = viewer and (own.expires_at is null or own.expires_at > now())
          and own.entity_id in (
            select entity_id from entity_access where account_id = person
            union all select startup_id from startup_member where account_id = person
            union all select startup_id from startup_join_wish where account_id = person
            union all select job.startup_id from job_application a join job on job.id = a.job_id where a.account_id = person
          )
      )
    )
$$;

-- Whether a viewer may open the page of a member, and write to them.
create or replace function opens_person(viewer uuid, person uuid) returns boolean language sql stable as $$
  select sees_person(viewer, person) and (viewer is not distinct from person
    or exists (select from listed_member where id = person) or meets_person(viewer, person))
$$;

-- All terms of these people. Null: of all. That somebody looks for work is a term of its own for each audience.
create or replace function talents_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select t.id, t.ordinal, terms.term
  from talent t join account a on a.id = t.id left join profile p on p.account_id = t.id
  cross join lateral (values
    (case when t.is_listed then 'listed' end),
    ('userType:' || a.user_type_id),
    ('country:' || p.country_id),
    ('city:' || p.country_id || ':' || p.city_id),
    (case when p.job_search_audience <> 'nobody' then 'jobSearch:' || p.job_search_status_id end),
    (case when p.job_search_audience = 'everyone' then 'publicJobSearch:' || p.job_search_status_id end),
    ('salary:' || money_bucket(t.salary_usd)),
    ('salaryDecade:' || floor(money_bucket(t.salary_usd) / 20.0)),
    ('mostSalary:' || money_bucket(t.most_salary_usd)),
    ('mostSalaryDecade:' || floor(money_bucket(t.most_salary_usd) / 20.0)),
    ('share:' || money_bucket(t.share)),
    ('shareDecade:' || floor(money_bucket(t.share) / 20.0)),
    ('mostShare:' || money_bucket(t.most_share)),
    ('mostShareDecade:' || floor(money_bucket(t.most_share) / 20.0))
  ) terms (term)
  where (ids is null or t.id = any (ids)) and terms.term is not null
  union all
  select t.id, t.ordinal, 'workingPlan:' || row.working_plan_id
  from talent t join profile_working_plan row on row.account_id = t.id where ids is null or t.id = any (ids)
  union all
  select t.id, t.ordinal, 'jobRole:' || row.job_role_id
  from talent t join profile_job_role row on row.account_id = t.id where ids is null or t.id = any (ids)
  union all
  select t.id, t.ordinal, case when row.is_soft then 'softSkill:' else 'skill:' end || row.skill_id
  from talent t join profile_skill row on row.account_id = t.id where ids is null or t.id = any (ids)
  union all
  select t.id, t.ordinal, 'language:' || row.language_id
  from talent t join profile_language row on row.account_id = t.id where ids is null or t.id = any (ids)
  union all
  select t.id, t.ordinal, 'school:' || row.school_id
  from talent t join profile_education row on row.account_id = t.id
  where row.school_id is not null and (ids is null or t.id = any (ids))
  union all
  select t.id, t.ordinal, 'hides:' || row.mark
  from talent t join hiding_mark row on row.account_id = t.id where ids is null or t.id = any (ids)
$$;

-- The rows of the list as they must be. The ten parts are those of `PARTS` in features/talents/profile/rules.ts.
create or replace function talents_rows_of(ids uuid[]) returns table (
  id uuid, is_listed boolean, name_fold text, name_order_tr text, fullness smallint, salary_usd numeric, most_salary_usd numeric, share numeric, most_share numeric, created_at timestamptz
) language sql stable as $$
  select a.id, exists (select from listed_member l where l.id = a.id),
    fold(a.name || ' ' || a.surname), turkish_order(a.name || ' ' || a.surname),
    (10 * (
      (coalesce(p.pp_256, a.photo) is not null)::integer + (a.title is not null)::integer +
      (p.description is not null)::integer + (p.city_id is not null)::integer +
      exists (select from profile_job_role row where row.account_id = a.id)::integer +
      exists (select from profile_working_plan row where row.account_id = a.id)::integer +
      exists (select from profile_experience row where row.account_id = a.id)::integer +
      exists (select from profile_education row where row.account_id = a.id)::integer +
      exists (select from profile_skill row where row.account_id = a.id)::integer +
      exists (select from profile_language row where row.account_id = a.id)::integer))::smallint,
    -- Who shows nobody that they look for work is found by none of what they expect.
    case when p.job_search_audience <> 'nobody' then coalesce(p.min_salary_usd, p.max_salary_usd) end,
    case when p.job_search_audience <> 'nobody' then coalesce(p.max_salary_usd, p.min_salary_usd) end,
    case when p.job_search_audience <> 'nobody' then coalesce(p.min_share, p.max_share) end,
    case when p.job_search_audience <> 'nobody' then coalesce(p.max_share, p.min_share) end, a.created_at
  from account a left join profile p on p.account_id = a.id
  where ids is null or a.id = any (ids)
$$;

-- Before the index is refreshed: the rows of the list. They are locked in a fixed order, so writers never deadlock.
create or replace function talents_prepare(ids uuid[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from talent where id = any (ids) order by id for update;
  insert into talent as t (id, is_listed, name_fold, name_order_tr, fullness, salary_usd, most_salary_usd, share, most_share, created_at)
  select * from talents_rows_of(ids) order by id
  on conflict (id) do update set is_listed = excluded.is_listed, name_fold = excluded.name_fold, name_order_tr = excluded.name_order_tr,
    fullness = excluded.fullness, salary_usd = excluded.salary_usd, most_salary_usd = excluded.most_salary_usd, share = excluded.share, most_share = excluded.most_share, created_at = excluded.created_at
  where (t.is_listed, t.name_fold, t.name_order_tr, t.fullness, t.salary_usd, t.most_salary_usd, t.share, t.most_share, t.created_at)
    is distinct from (excluded.is_listed, excluded.name_fold, excluded.name_order_tr, excluded.fullness, excluded.salary_usd, excluded.most_salary_usd, excluded.share, excluded.most_share, excluded.created_at);
end
$$;

-- Where index or rows of the list differ from what they come from. No row: all is well.
create or replace function talents_index_faults() returns table (fault text) language sql stable as $$
  select fault from list_index_faults('talents')
  union all
  select 'row of ' || r.id from talents_rows_of(null) r left join talent t using (id)
  where t.id is null or (t.is_listed, t.name_fold, t.name_order_tr, t.fullness, t.salary_usd, t.most_salary_usd, t.share, t.most_share, t.created_at)
    is distinct from (r.is_listed, r.name_fold, r.name_order_tr, r.fullness, r.salary_usd, r.most_salary_usd, r.share, r.most_share, r.created_at)
$$;

-- Triggers instead of calls in every command, as for the search: accounts are written by several features, and a forgotten one
-- would show somebody who hides.
create or replace function talent_changed() returns trigger language plpgsql as $$
declare
  person uuid := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[0];
begin
  insert into talent_refreshing values (pg_current_xact_id(), person) on conflict do nothing;
  return null;
end
$$;

create or replace function talents_refresh() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  with taken as (delete from talent_refreshing where transaction = new.transaction returning account_id)
  select array_agg(account_id order by account_id) from taken into ids;
  if ids is not null then perform list_refresh('talents', ids); end if;
  return null;
end
$$;

-- PostgreSQL replaces no constraint triggers.
drop trigger if exists talents_refresh on talent_refreshing;
create constraint trigger talents_refresh after insert on talent_refreshing
  deferrable initially deferred for each row execute function talents_refresh();

create or replace trigger talent_added after insert or delete on account for each row execute function talent_changed('id');
create or replace trigger talent_changed after update on account for each row
  when ((old.name, old.surname, old.title, old.photo, old.user_type_id, old.email_verified_at is null, old.locked_at is null, old.hidden_at is null, old.delete_at is null, old.consent_pending, old.wants_listing, old.created_at)
    is distinct from (new.name, new.surname, new.title, new.photo, new.user_type_id, new.email_verified_at is null, new.locked_at is null, new.hidden_at is null, new.delete_at is null, new.consent_pending, new.wants_listing, new.created_at))
  execute function talent_changed('id');
do $$
declare
  name text;
begin
  foreach name in array array['profile', 'profile_education', 'profile_experience', 'profile_hiding', 'profile_job_role', 'profile_language', 'profile_skill', 'profile_working_plan'] loop
    -- Making it again would lock all of these tables at once.
    if not exists (select from pg_trigger where tgrelid = name::regclass and tgname = 'talent_changed') then
      execute format('create or replace trigger talent_changed after insert or update or delete on %I
        for each row execute function talent_changed(''account_id'')', name);
    end if;
  end loop;
end
$$;

-- Accounts from before there was a list of talents.
select talents_prepare(array(select id from account a where not exists (select from talent t where t.id = a.id)));
select list_outdated('talents');
