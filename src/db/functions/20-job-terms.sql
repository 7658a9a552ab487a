-- The terms of jobs in the filter index (decision 7). When this file changes, the index is brought in line: see its end.

-- All terms of these jobs, by a plan that is made once, as those of startups.
create or replace function jobs_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select j.id, j.ordinal, t.term
  from job j
  cross join lateral (values
    (case when j.is_listed then 'listed' end),
    ('jobRole:' || j.job_role_id),
    ('country:' || j.country_id),
    ('city:' || j.country_id || ':' || j.city_id),
    ('payPlan:' || j.pay_plan_id),
    (case when not j.hides_wage and coalesce(j.min_wage, j.max_wage) is not null then 'payCurrency:' || j.wage_currency_id end),
    ('wage:' || money_bucket(j.monthly_wage_usd)),
    ('wageDecade:' || floor(money_bucket(j.monthly_wage_usd) / 20.0)),
    ('leastWage:' || money_bucket(j.least_monthly_wage_usd)),
    ('leastWageDecade:' || floor(money_bucket(j.least_monthly_wage_usd) / 20.0)),
    (case when coalesce(j.max_share, j.min_share) > 0 then 'share:true' end),
    ('published:' || to_char(j.publication_date, 'YYYYMM')),
    ('publishedYear:' || to_char(j.publication_date, 'YYYY')),
    ('publishedDay:' || to_char(j.publication_date, 'YYYYMMDD')),
    ('closes:' || to_char(j.expiration_date, 'YYYYMM')),
    ('closesYear:' || to_char(j.expiration_date, 'YYYY')),
    ('closesDay:' || to_char(j.expiration_date, 'YYYYMMDD'))
  ) t (term)
  where j.id = any (ids) and t.term is not null
  union all
  select j.id, j.ordinal, c.kind || ':' || c.type_id
  from job j join job_choice c on c.job_id = j.id where j.id = any (ids)
$$;

-- What of a job follows from its other columns, its startup and its pay plan.
create or replace function jobs_derived_of(ids uuid[]) returns table (id uuid, is_listed boolean, monthly_wage_usd numeric, least_monthly_wage_usd numeric)
language sql stable as $$
  select j.id, j.is_visible and j.deleted_at is null and s.is_visible and s.deleted_at is null,
    round(coalesce(j.max_wage, j.min_wage) * monthly.usd, 2), round(coalesce(j.min_wage, j.max_wage) * monthly.usd, 2)
  from job j join startup s on s.id = j.startup_id join type plan on plan.id = j.pay_plan_id
  cross join lateral (select case when not j.hides_wage then j.usd_rate * case plan.key
    when 'monthly' then 1 when 'yearly' then 1 / 12.0 when 'weekly' then 52 / 12.0 when 'daily' then 22 when 'hourly' then 176 end end) monthly (usd)
  where j.id = any (ids)
$$;

-- Before the index is refreshed: rows are locked in a fixed order, so writers never deadlock, and brought in line, by one
-- plan of a connection, which finds row by row.
create or replace function jobs_prepare(ids uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from job where id = any (ids) order by id for update;
  update job j set is_listed = d.is_listed, monthly_wage_usd = d.monthly_wage_usd, least_monthly_wage_usd = d.least_monthly_wage_usd
  from jobs_derived_of(ids) d
  where d.id = j.id and (j.is_listed, j.monthly_wage_usd, j.least_monthly_wage_usd)
    is distinct from (d.is_listed, d.monthly_wage_usd, d.least_monthly_wage_usd);
end
$$;

-- The jobs of a startup are hidden with it.
create or replace function jobs_of_startup_changed() returns trigger language plpgsql as $$
begin
  perform list_refresh('jobs', array(select id from job where startup_id = new.id));
  return null;
end
$$;
create or replace trigger jobs_listed after update on startup for each row
  when ((old.is_visible, old.deleted_at) is distinct from (new.is_visible, new.deleted_at))
  execute function jobs_of_startup_changed();

select list_outdated('jobs');
