-- The ordinals that are set in one chunk of the filter index.
create function startup_ordinals(chunk integer, bits bit) returns setof integer language sql immutable as $$
  select ordinal from (
    select chunk * 30000 + (sum(length(part) + 1) over (order by place))::integer - 1 ordinal
    from string_to_table(bits::text, '1') with ordinality as run (part, place)
  ) found where ordinal < (chunk + 1) * 30000
$$;

-- The chunks of the filter index in which exactly the given ordinals are set; an ordinal may be given more than once.
create function startup_bits_of(ordinals integer[]) returns table (chunk integer, bits bit) language sql immutable as $$
  select ordinal / 30000, string_agg(repeat('0', zeros) || '1', '' order by ordinal)::bit(30000)
  from (
    select ordinal, ordinal % 30000 - coalesce(lag(ordinal % 30000) over (partition by ordinal / 30000 order by ordinal), -1) - 1 zeros
    from (select distinct unnest(ordinals) ordinal) given
  ) gap group by ordinal / 30000
$$;

-- Covers for what a filter reads of rows: places of startups, rounds by what they are compared with.
create index startup_place on startup (ordinal) include (id);
create index startup_ordinal on startup (id) include (ordinal);
create index funding_round on funding (startup_id)
  include (stage_id, announced_date, amount_usd, amount_currency_id, pre_valuation_usd, pre_valuation_currency_id)
  where not is_private;
create index funding_round_amount on funding (amount_usd) include (startup_id) where not is_private and amount_usd is not null;
create index funding_round_announced on funding (announced_date) include (startup_id) where not is_private and announced_date is not null;
create index funding_round_valuation on funding (pre_valuation_usd) include (startup_id)
  where not is_private and pre_valuation_usd is not null;

-- Sorting a block of the index in memory halves the time.
alter function startup_rebuild() set work_mem = '256MB';

create or replace function startup_index_faults() returns table (fault text) language sql stable as $$
  with truth as (
    select distinct t.term collate "C" term, t.ordinal from startup_terms_of(null) t
  ), held as (
    select b.term, o.ordinal from startup_bits b cross join lateral startup_ordinals(b.chunk, b.bits) o (ordinal)
  )
  select case when h.term is null then 'missing ' else 'surplus ' end || coalesce(t.term, h.term) || ' at ' || coalesce(t.ordinal, h.ordinal)
  from truth t full join held h on h.term = t.term and h.ordinal = t.ordinal
  where t.term is null or h.term is null
  union all
  select 'derived columns of ' || s.id from startup s join startup_derived_of(null) d using (id)
  where (s.total_raised_usd, s.funding_count, s.last_funding_date, s.fullness)
    is distinct from (d.total_raised_usd, d.funding_count, d.last_funding_date, d.fullness)
$$;
