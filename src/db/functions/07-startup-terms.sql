-- The terms of startups in the filter index (decision 7). When this file changes, the index is brought in line: see its end.

-- The bucket of an amount: edges are 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. Even numbers are the edge itself,
-- odd ones the amounts above it: a range between round numbers is made of complete buckets, with or without its ends.
-- Below 1: -1. The twin of `moneyBucket` in src/server/list-index/buckets.server.ts, tested with the same cases.
create or replace function money_bucket(amount numeric) returns integer language plpgsql immutable strict parallel safe as $$
declare
  edges constant numeric[] := array[1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
  power integer;
  lead numeric;
  place integer;
begin
  if amount < 1 then return -1; end if;
  power := length(trunc(amount)::text) - 1;
  lead := amount / (10::numeric ^ power);
  place := width_bucket(lead, edges) - 1;
  return power * 20 + place * 2 + (lead > edges[place + 1])::integer;
end
$$;

-- Terms of these startups, all rounds together. Private rounds have no terms. Nothing here may ask whether `ids` is null: a plan that is
-- made once (`list_terms_of_few`) would read whole tables.
create or replace function startups_whole_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select s.id, s.ordinal, t.term
  from startup s left join city on city.id = s.city_id
  cross join lateral (values
    ('all'),
    (case when s.is_visible and s.deleted_at is null then 'listed' end),
    ('sector:' || s.sector_id),
    ('stage:' || s.stage_id),
    ('employeeCount:' || s.employee_count_id),
    ('operatingStatus:' || s.operating_status_id),
    ('incorporated:' || s.incorporated),
    ('country:' || s.country_id),
    ('city:' || city.country_id || ':' || city.id),
    ('region:' || city.region),
    ('founded:' || to_char(s.foundation_date, 'YYYYMM')),
    ('foundedYear:' || to_char(s.foundation_date, 'YYYY')),
    ('seekingStatus:' || s.investment_seeking_status_id),
    ('seekingCurrency:' || s.seeking_amount_currency_id),
    ('seekingAmount:' || money_bucket(s.seeking_amount_usd)),
    ('seekingAmountDecade:' || floor(money_bucket(s.seeking_amount_usd) / 20.0)),
    ('teamSize:' || money_bucket(nullif(s.team_size, 0))),
    ('teamSizeDecade:' || floor(money_bucket(nullif(s.team_size, 0)) / 20.0)),
    ('lastRound:' || to_char(s.last_funding_date, 'YYYYMM')),
    ('lastRoundYear:' || to_char(s.last_funding_date, 'YYYY')),
    ('seekingValuation:' || money_bucket(s.seeking_valuation_usd)),
    ('seekingValuationDecade:' || floor(money_bucket(s.seeking_valuation_usd) / 20.0)),
    -- Unknown is never zero: who has not raised, or says no amount, is in no range.
    ('raised:' || money_bucket(nullif(s.total_raised_usd, 0))),
    ('raisedDecade:' || floor(money_bucket(nullif(s.total_raised_usd, 0)) / 20.0)),
    (case when s.funding_count > 0 and s.total_raised_usd = 0 and s.said_raised_usd = 0 then 'undisclosed:true' end),
    ('fullness:' || s.fullness)
  ) t (term)
  where s.id = any (ids) and t.term is not null
  union all
  select s.id, s.ordinal, c.kind || ':' || c.type_id
  from startup s join startup_choice c on c.startup_id = s.id where s.id = any (ids)
  union all
  select s.id, s.ordinal, a.kind || ':' || a.organization_id
  from startup s join startup_affiliation a on a.startup_id = s.id
  where a.organization_id is not null and a.signature <> 'refused' and s.id = any (ids)
  union all
  select s.id, s.ordinal, 'patents:true'
  from startup s where exists (select from startup_patent p where p.startup_id = s.id) and s.id = any (ids)
  union all
  select s.id, s.ordinal, t.term
  from startup s join startup_government_support g on g.startup_id = s.id
  cross join lateral (values ('hasGovernmentSupport:true'), ('governmentSupport:' || g.support_id)) t (term)
  where s.id = any (ids)
  union all
  select s.id, s.ordinal, t.term
  from startup s join funding f on f.startup_id = s.id
  cross join lateral (values
    ('hasInvestment:true'),
    ('tour:' || f.stage_id),
    ('fundingType:' || f.type_id),
    ('amountCurrency:' || f.amount_currency_id),
    ('valuationCurrency:' || f.pre_valuation_currency_id),
    ('amount:' || money_bucket(f.amount_usd)),
    ('amountDecade:' || floor(money_bucket(f.amount_usd) / 20.0)),
    ('valuation:' || money_bucket(f.pre_valuation_usd)),
    ('valuationDecade:' || floor(money_bucket(f.pre_valuation_usd) / 20.0)),
    ('announced:' || to_char(f.announced_date, 'YYYYMM')),
    ('announcedYear:' || to_char(f.announced_date, 'YYYY'))
  ) t (term)
  where not f.is_private and s.id = any (ids) and t.term is not null
  union all
  select s.id, s.ordinal, 'investor:' || coalesce(i.organization_id, i.account_id)
  from startup s join funding f on f.startup_id = s.id join funding_investor i on i.funding_id = f.id
  where not f.is_private and coalesce(i.organization_id, i.account_id) is not null and i.signature <> 'refused' and s.id = any (ids)
  union all
  -- Those whose amounts are all in one currency: any amount of theirs is one in that currency (`currencyOf` of a filter).
  select s.id, s.ordinal, only_one.term
  from startup s join (
    select f.startup_id, min(t.term collate "C") term
    from funding f cross join lateral (values
      (1, 'only.amountCurrency:' || f.amount_currency_id),
      (2, 'only.valuationCurrency:' || f.pre_valuation_currency_id)
    ) t (amount, term)
    where not f.is_private and f.startup_id = any (ids) and t.term is not null
    group by f.startup_id, t.amount having min(t.term collate "C") = max(t.term collate "C")
  ) only_one on only_one.startup_id = s.id
$$;

-- Conditions on one and the same round, in the filter index: the terms of a startup's n-th round, by id, stand there a second
-- time, beginning with "round<n>.". Several conditions hold for one round where all hold for one n. The eighth place stands for
-- all later rounds too; "manyRounds:true" are the startups in which it stands for more than one, and whose rows must be read.
-- Eight: `CHILD_PLACES` in src/server/list-index/expression.server.ts.
create or replace function startups_round_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select s.id, s.ordinal, t.term
  from (
    select *, row_number() over (partition by startup_id order by id) place
    from funding where not is_private and startup_id = any (ids)
  ) f join startup s on s.id = f.startup_id
  cross join lateral (
    select 'round' || least(f.place, 8) || '.' || value from (values
      ('tour:' || f.stage_id),
      ('amountCurrency:' || f.amount_currency_id),
      ('valuationCurrency:' || f.pre_valuation_currency_id),
      ('amount:' || money_bucket(f.amount_usd)),
      ('amountDecade:' || floor(money_bucket(f.amount_usd) / 20.0)),
      ('valuation:' || money_bucket(f.pre_valuation_usd)),
      ('valuationDecade:' || floor(money_bucket(f.pre_valuation_usd) / 20.0)),
      ('announced:' || to_char(f.announced_date, 'YYYYMM')),
      ('announcedYear:' || to_char(f.announced_date, 'YYYY'))
    ) v (value) where value is not null
    union all select 'manyRounds:true' where f.place = 9
  ) t (term)
$$;

-- All terms of these startups.
create or replace function startups_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select id, ordinal, term from startups_whole_terms_of(ids)
  union all
  select id, ordinal, term from startups_round_terms_of(ids)
$$;

-- The parts are those of `src/features/startups/editing/rules.ts`.
-- Sums over rounds, of money that is signed and money that is only said, and the share of filled fields in percent, as they must stand in the startup's row.
create or replace function startups_derived_of(ids uuid[])
returns table (id uuid, total_raised_usd numeric, said_raised_usd numeric, funding_count integer, last_funding_date date, team_size integer, fullness smallint)
language sql stable as $$
  select s.id, coalesce(f.total, 0), coalesce(f.said, 0), coalesce(f.rounds, 0), f.latest, coalesce(t.people, 0), (4 * (
    (coalesce(s.tagline_en, s.tagline_tr) is not null)::integer +
    (coalesce(s.description_en, s.description_tr) is not null)::integer +
    (s.sector_id is not null)::integer + (s.stage_id is not null)::integer +
    (s.employee_count_id is not null)::integer + (s.operating_status_id is not null)::integer +
    (s.incorporated is not null)::integer + (s.foundation_date is not null)::integer +
    (s.country_id is not null)::integer + (s.city_id is not null)::integer + (s.website is not null)::integer +
    (s.logo is not null)::integer + (s.cover is not null)::integer +
    (coalesce(s.facebook, s.instagram, s.twitter, s.linkedin) is not null)::integer +
    (coalesce(s.target_group_en, s.target_group_tr) is not null)::integer +
    (coalesce(s.competitive_advantage_en, s.competitive_advantage_tr) is not null)::integer +
    (coalesce(s.revenue_model_description_en, s.revenue_model_description_tr) is not null)::integer +
    (s.market_size is not null)::integer + (s.investment_seeking_status_id is not null)::integer +
    (exists (select from startup_choice c where c.startup_id = s.id and c.kind = 'subSector'))::integer +
    (exists (select from startup_choice c where c.startup_id = s.id and c.kind = 'technology'))::integer +
    (exists (select from startup_choice c where c.startup_id = s.id and c.kind = 'businessModel'))::integer +
    (exists (select from startup_choice c where c.startup_id = s.id and c.kind = 'revenueModel'))::integer +
    (exists (select from startup_competitor c where c.startup_id = s.id))::integer +
    (t.people is not null)::integer))::smallint
  from startup s left join lateral (
    select sum(amount_usd) filter (where signed_by is not null) total, sum(amount_usd) filter (where signed_by is null) said,
      count(*)::integer rounds, max(announced_date) latest
    from funding where startup_id = s.id and not is_private
  ) f on true left join lateral (
    select nullif(count(*), 0)::integer people from startup_member where startup_id = s.id and kind = 'team'
  ) t on true
  where s.id = any (ids)
$$;

-- Before the index is refreshed: derived columns of the given startups, and how the search weighs them. Rows are locked in a fixed order, so writers never
-- deadlock. One plan for all calls of a connection: all of it is found row by row, however many there are.
create or replace function startups_prepare(ids uuid[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from startup where id = any (ids) order by id for update;
  update startup s
  set total_raised_usd = d.total_raised_usd, said_raised_usd = d.said_raised_usd, funding_count = d.funding_count,
    last_funding_date = d.last_funding_date, team_size = d.team_size, fullness = d.fullness
  from startups_derived_of(ids) d
  where d.id = s.id and (s.total_raised_usd, s.said_raised_usd, s.funding_count, s.last_funding_date, s.team_size, s.fullness)
    is distinct from (d.total_raised_usd, d.said_raised_usd, d.funding_count, d.last_funding_date, d.team_size, d.fullness);
  if found then perform list_terms_changed('startups'); end if;
  perform search_weigh(ids);
end
$$;

-- Where index or derived columns differ from the rows they come from. No row: all is well.
create or replace function startups_index_faults() returns table (fault text) language sql stable as $$
  select fault from list_index_faults('startups')
  union all
  select 'derived columns of ' || s.id from startup s join startups_derived_of(array(select id from startup)) d using (id)
  where (s.total_raised_usd, s.said_raised_usd, s.funding_count, s.last_funding_date, s.team_size, s.fullness)
    is distinct from (d.total_raised_usd, d.said_raised_usd, d.funding_count, d.last_funding_date, d.team_size, d.fullness)
$$;

select list_outdated('startups');
