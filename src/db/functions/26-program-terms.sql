-- The terms of programs in the filter index (decision 7). When this file changes, the index is brought in line: see its end.
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
    ('investmentType:' || p.investment_type_id),
    ('closes:' || to_char(p.closes_on, 'YYYYMM')),
    ('closesYear:' || to_char(p.closes_on, 'YYYY')),
    ('investment:' || money_bucket(p.most_investment_usd)),
    ('investmentDecade:' || floor(money_bucket(p.most_investment_usd) / 20.0)),
    ('leastInvestment:' || money_bucket(p.least_investment_usd)),
    ('leastInvestmentDecade:' || floor(money_bucket(p.least_investment_usd) / 20.0))
  ) t (term)
  where (ids is null or p.id = any (ids)) and t.term is not null
  union all
  select p.id, p.ordinal, c.kind || ':' || c.type_id
  from program p join program_choice c on c.program_id = p.id where ids is null or p.id = any (ids)
$$;

-- What of a program follows from its other columns, its organization and the rate of its currency.
create or replace function programs_derived_of(ids uuid[])
returns table (id uuid, is_listed boolean, closes_on date, least_investment_usd numeric, most_investment_usd numeric)
language sql stable as $$
  select p.id, p.is_visible and not p.is_draft and o.is_visible, (p.apply_finish at time zone p.time_zone)::date,
    round(coalesce(p.min_investment, p.max_investment) * rate.usd, 2), round(coalesce(p.max_investment, p.min_investment) * rate.usd, 2)
  from program p join organization o on o.id = p.organization_id
  left join lateral (
    select usd_per_unit usd from currency_rate r where r.currency_id = p.investment_currency_id order by day desc limit 1
  ) rate on true
  where ids is null or p.id = any (ids)
$$;

-- Before the index is refreshed: rows are locked in a fixed order, so writers never deadlock, and brought in line.
create or replace function programs_prepare(ids uuid[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from program where id = any (ids) order by id for update;
  update program p set is_listed = d.is_listed, closes_on = d.closes_on, least_investment_usd = d.least_investment_usd,
    most_investment_usd = d.most_investment_usd
  from programs_derived_of(ids) d
  where d.id = p.id and (p.is_listed, p.closes_on, p.least_investment_usd, p.most_investment_usd)
    is distinct from (d.is_listed, d.closes_on, d.least_investment_usd, d.most_investment_usd);
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

select list_outdated('programs');
