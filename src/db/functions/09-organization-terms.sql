-- The terms of organizations in the filter index (decision 7). When this file changes, the index is brought in line: see its end.

-- All terms of these organizations. Null: of all organizations.
create or replace function organizations_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select o.id, o.ordinal, t.term
  from organization o
  cross join lateral (values
    (case when o.is_visible then 'listed' end),
    ('type:' || o.type_id),
    ('country:' || o.country_id),
    ('city:' || o.country_id || ':' || o.city_id)
  ) t (term)
  where (ids is null or o.id = any (ids)) and t.term is not null
$$;

-- Before the index is refreshed: rows are locked in a fixed order, so writers never deadlock.
create or replace function organizations_prepare(ids uuid[]) returns void language plpgsql as $$
begin
  perform from organization where id = any (ids) order by id for update;
end
$$;

select list_outdated('organizations');
