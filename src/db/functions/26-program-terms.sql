-- The terms of programs in the filter index (decision 7). When this file changes, the index is rebuilt: see its end.
-- Whether a program is open follows from the clock: it has no term, and is looked up with every question.

-- All terms of these programs. Null: of all programs.
create or replace function programs_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select p.id, p.ordinal, t.term
  from program p join organization o on o.id = p.organization_id
  cross join lateral (values
    (case when p.is_listed then 'listed' end),
    ('programType:' || p.program_type_id),
    ('organizerType:' || o.type_id),
    ('country:' || o.country_id),
    ('city:' || o.country_id || ':' || o.city_id),
    (case when p.is_grant then 'grant:true' end),
    ('investmentType:' || p.investment_type_id)
  ) t (term)
  where (ids is null or p.id = any (ids)) and t.term is not null
  union all
  select p.id, p.ordinal, c.kind || ':' || c.type_id
  from program p join program_choice c on c.program_id = p.id where ids is null or p.id = any (ids)
$$;

-- Before the index is refreshed: rows are locked in a fixed order, so writers never deadlock, and brought in line.
create or replace function programs_prepare(ids uuid[]) returns void language plpgsql as $$
begin
  perform from program where id = any (ids) order by id for update;
  update program p set is_listed = p.is_visible and not p.is_draft and o.is_visible
  from organization o
  where o.id = p.organization_id and p.id = any (ids) and p.is_listed <> (p.is_visible and not p.is_draft and o.is_visible);
end
$$;

-- The programs of an organization are hidden with it, and stand where it stands.
create or replace function programs_of_organization_changed() returns trigger language plpgsql as $$
begin
  perform list_refresh('programs', array(select id from program where organization_id = new.id));
  return null;
end
$$;
create or replace trigger programs_listed after update on organization for each row
  when ((old.is_visible, old.type_id, old.country_id, old.city_id) is distinct from (new.is_visible, new.type_id, new.country_id, new.city_id))
  execute function programs_of_organization_changed();

select list_rebuild('programs');
