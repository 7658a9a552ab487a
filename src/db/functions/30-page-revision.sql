-- Every write to what pages of visitors show counts their revision up, once a transaction; pages that were rendered before it are
-- not given again (decision 41). A table that such a page shows is named below; a test knows all the others.
create or replace function page_revision_raise() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('kovan.page_revision', true), '') = '' then
    insert into page_revision as stored values (pg_backend_pid(), 1)
      on conflict (process) do update set revision = stored.revision + 1;
    -- Until the end of the transaction, or of the savepoint with which the number goes back, too.
    perform set_config('kovan.page_revision', 'raised', true);
  end if;
  return null;
end
$$;

do $$
declare name text;
begin
  foreach name in array array[
    'blog_post', 'city', 'content', 'country', 'county', 'currency', 'currency_rate', 'data_source', 'earthquake_help',
    'entity_access', 'funding', 'funding_investor', 'job', 'job_application', 'job_choice', 'language', 'list_revision', 'organization', 'organization_member',
    'organization_network', 'patent', 'patent_choice', 'premium_package', 'premium_package_price', 'premium_setting', 'profile', 'profile_education',
    'profile_experience', 'profile_hiding', 'profile_job_role', 'profile_language', 'profile_skill', 'profile_working_plan',
    'program', 'program_choice', 'program_form', 'program_phase', 'program_question', 'program_review_category', 'report', 'report_category', 'report_category_locale', 'service_provider', 'service_provider_industry',
    'service_provider_member', 'site_identity', 'startup', 'startup_affiliation', 'startup_choice', 'startup_competitor',
    'startup_former_name', 'startup_government_support', 'startup_member', 'startup_patent', 'startup_update', 'talent', 'type', 'type_alias', 'university'
  ] loop
    -- Making it again would lock all of these tables at once.
    if not exists (select from pg_trigger where tgrelid = name::regclass and tgname = 'page_revision_raise') then
      execute format('create or replace trigger page_revision_raise after insert or update or delete or truncate on %I
        for each statement execute function page_revision_raise()', name);
    end if;
  end loop;
end
$$;

-- Of an account pages show what `active_member` and `listed_member` do; signing in writes the rest.
create or replace trigger page_revision_raise after insert or delete on account for each row execute function page_revision_raise();
create or replace trigger page_revision_changed after update on account for each row
  when ((old.name, old.surname, old.title, old.seo_url, old.photo, old.email, old.user_type_id, old.email_verified_at, old.locked_at, old.hidden_at, old.delete_at,
    old.consent_pending, old.wants_listing) is distinct from (new.name, new.surname, new.title, new.seo_url, new.photo, new.email, new.user_type_id,
    new.email_verified_at, new.locked_at, new.hidden_at, new.delete_at, new.consent_pending, new.wants_listing))
  execute function page_revision_raise();

-- The next moment after `after` at which a page changes without a write, other than with a full minute.
create or replace function page_changes_after(after timestamptz) returns timestamptz language sql stable as $$
  select min(moment) from (
    select min(apply_start) moment from program where apply_start > after
    union all select min(apply_finish) from program where apply_finish >= after
    -- The grace after it is an hour at most.
    union all select min(apply_finish + make_interval(secs => grace_seconds)) from program
      where apply_finish between after - interval '1 hour' and after and apply_finish + make_interval(secs => grace_seconds) >= after
    union all select min(published_at) from blog_post where published_at > after
  ) changes
$$;

-- Adds up the rows of connections that have ended.
create or replace function page_revision_merge() returns void language sql as $$
  with ended as (
    delete from page_revision where process <> 0 and not exists (select from pg_stat_activity where pid = process) returning revision
  )
  insert into page_revision as stored select 0, sum(revision) from ended having count(*) > 0
  on conflict (process) do update set revision = stored.revision + excluded.revision
$$;
