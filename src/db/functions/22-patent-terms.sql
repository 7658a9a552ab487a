-- The terms of patents in the filter index (decision 7). When this file changes, the index is brought in line: see its end.

-- All terms of these patents. Null: of all patents.
create or replace function patents_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select p.id, p.ordinal, t.term
  from patent p
  cross join lateral (values
    (case when p.is_listed then 'listed' end),
    ('organization:' || p.organization_id),
    ('readiness:' || p.technology_readiness_level_id),
    ('value:' || money_bucket(p.value_usd)),
    ('valueDecade:' || floor(money_bucket(p.value_usd) / 20.0)),
    ('protectedUntil:' || to_char(p.protection_end, 'YYYYMM')),
    ('protectedUntilYear:' || to_char(p.protection_end, 'YYYY'))
  ) t (term)
  where (ids is null or p.id = any (ids)) and t.term is not null
  union all
  select p.id, p.ordinal, c.kind || ':' || c.type_id
  from patent p join patent_choice c on c.patent_id = p.id where ids is null or p.id = any (ids)
$$;

-- Before the index is refreshed: rows are locked in a fixed order, so writers never deadlock, and brought in line.
create or replace function patents_prepare(ids uuid[]) returns void language plpgsql as $$
begin
  perform from patent where id = any (ids) order by id for update;
  update patent p set is_listed = p.is_visible and o.is_visible
  from organization o
  where o.id = p.organization_id and p.id = any (ids) and p.is_listed <> (p.is_visible and o.is_visible);
end
$$;

-- The patents of an organization are hidden with it.
create or replace function patents_of_organization_changed() returns trigger language plpgsql as $$
begin
  perform list_refresh('patents', array(select id from patent where organization_id = new.id));
  return null;
end
$$;
create or replace trigger patents_listed after update on organization for each row
  when (old.is_visible is distinct from new.is_visible)
  execute function patents_of_organization_changed();

select list_outdated('patents');
