-- Conditions on one and the same round, in the filter index: the terms of a startup's n-th round, by id, stand there a second
-- time, beginning with "round<n>.". Several conditions hold for one round where all hold for one n. The eighth place stands for
-- all later rounds too; "manyRounds:true" are the startups in which it stands for more than one, and whose rows must be asked.
-- Eight: `ROUND_PLACES` in src/features/startups/parts/expression.ts.
alter function startup_terms_of(uuid[]) rename to startup_whole_terms_of;

create function startup_round_terms_of(ids uuid[]) returns table (startup_id uuid, ordinal integer, term text)
language sql stable as $$
  select s.id, s.ordinal, t.term
  from (
    select *, row_number() over (partition by startup_id order by id) place
    from funding where not is_private and (ids is null or startup_id = any (ids))
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

-- What the index must hold for the given startups; null: for all.
create function startup_terms_of(ids uuid[]) returns table (startup_id uuid, ordinal integer, term text)
language sql stable as $$
  select startup_id, ordinal, term from startup_whole_terms_of(ids)
  union all
  select startup_id, ordinal, term from startup_round_terms_of(ids)
$$;

-- Bits of one chunk set one at a time: bits_at(slot, 1). A text of 30,000 digits, read as bits, takes as long as some 200 slots.
do $$
begin
  execute format('create aggregate bits_at (integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 30000));
end
$$;

create or replace function startup_bits_of(ordinals integer[]) returns table (chunk integer, bits bit) language sql immutable as $$
  select ordinal / 30000, bits_at(ordinal % 30000, 1) from unnest(ordinals) given (ordinal) group by 1
$$;

-- As before, with `bits_at`.
create or replace function startup_refresh(ids uuid[]) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from startup where id = any (ids) order by id for update;
  update startup s
  set total_raised_usd = d.total_raised_usd, funding_count = d.funding_count,
    last_funding_date = d.last_funding_date, fullness = d.fullness
  from startup_derived_of(ids) d
  where d.id = s.id and (s.total_raised_usd, s.funding_count, s.last_funding_date, s.fullness)
    is distinct from (d.total_raised_usd, d.funding_count, d.last_funding_date, d.fullness);
  perform from startup_term where startup_id = any (ids) order by startup_id for update;
  with fresh as materialized (
    select startup_id, ordinal, array_agg(distinct term collate "C") terms from startup_terms_of(ids) group by startup_id, ordinal
  ), stored as materialized (
    select startup_id, ordinal, terms from startup_term where startup_id = any (ids)
  ), kept as (
    insert into startup_term as t select startup_id, ordinal, terms from fresh order by startup_id
    on conflict (startup_id) do update set terms = excluded.terms where t.terms <> excluded.terms
  ), gone as (
    delete from startup_term t using stored o
    where t.startup_id = o.startup_id and not exists (select from fresh f where f.startup_id = o.startup_id)
  ), change as (
    select f.ordinal, x.term from fresh f left join stored o using (startup_id) cross join unnest(f.terms) x (term)
    where o.startup_id is null or x.term <> all (o.terms)
    union all
    select o.ordinal, x.term from stored o left join fresh f using (startup_id) cross join unnest(o.terms) x (term)
    where f.startup_id is null or x.term <> all (f.terms)
  )
  insert into startup_bits as b
  select term, ordinal / 30000 chunk, bits_at(ordinal % 30000, 1) from change group by 1, 2 order by 1, 2
  on conflict (term, chunk) do update set bits = b.bits # excluded.bits;
end
$$;

-- Rows written before this file.
select startup_rebuild();
