-- The terms of service providers in the filter index (decision 7). When this file changes, the index is brought in line: see its end.

-- All terms of these providers. Null: of all providers.
create or replace function providers_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select p.id, p.ordinal, t.term
  from service_provider p
  cross join lateral (values
    (case when p.is_visible then 'listed' end),
    ('country:' || p.country_id),
    ('city:' || p.country_id || ':' || p.city_id),
    ('employeeCount:' || p.employee_count_id),
    ('founded:' || to_char(p.founded_on, 'YYYYMM')),
    ('foundedYear:' || to_char(p.founded_on, 'YYYY'))
  ) t (term)
  where (ids is null or p.id = any (ids)) and t.term is not null
  union all
  select p.id, p.ordinal, 'serviceIndustry:' || i.type_id
  from service_provider p join service_provider_industry i on i.provider_id = p.id where ids is null or p.id = any (ids)
$$;

-- Before the index is refreshed: rows are locked in a fixed order, so writers never deadlock.
create or replace function providers_prepare(ids uuid[]) returns void language plpgsql as $$
begin
  perform from service_provider where id = any (ids) order by id for update;
end
$$;

select list_outdated('providers');
