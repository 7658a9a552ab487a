-- The filter index of startups: one bit string per term and 30,000 startups. A startup's place is its ordinal:
-- chunk ordinal / 30000, bit ordinal % 30000. Terms are "sector:<id>", "stage:<id>" …, "listed", "all"; no row means no startup.
-- A filter is then a handful of &, | and ~ over 3,750 bytes each, and its exact total a bit_count.
-- Plain storage keeps a row whole in its page: two rows a page, nothing to decompress.
create table startup_bits (
  term text collate "C" not null,
  chunk integer not null,
  bits bit(30000) not null,
  primary key (term, chunk)
) with (toast_tuple_target = 8160);
alter table startup_bits alter column bits set storage plain;

-- The terms whose bits are set for a startup, so that a change touches only what differs.
create table startup_term (
  startup_id uuid primary key,
  ordinal integer not null,
  terms text[] collate "C" not null
);

-- Order of the Turkish alphabet for plain byte comparison: "~" comes after every letter, so ç = "c~" stands between c and d,
-- and ı = "h~" between h and i.
create function turkish_order(value text) returns text language sql immutable strict parallel safe as $$
  select fold(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    normalize(value, nfc), 'İ', 'i'), 'I', 'h~'), 'ı', 'h~'), 'Ç', 'c~'), 'ç', 'c~'), 'Ğ', 'g~'), 'ğ', 'g~'),
    'Ö', 'o~'), 'ö', 'o~'), 'Ş', 's~'), 'ş', 's~'), 'Ü', 'u~'), 'ü', 'u~'))
$$;
alter table startup add column name_order_tr text not null generated always as (turkish_order(name)) stored;

-- One index per sort of the list. They carry the ordinal, so a walk that tests bits never touches the table.
create index startup_newest on startup (created_at desc, id desc) include (ordinal) where is_visible and deleted_at is null;
create index startup_name_en on startup (name_fold collate "C", id) include (ordinal) where is_visible and deleted_at is null;
create index startup_name_tr on startup (name_order_tr collate "C", id) include (ordinal) where is_visible and deleted_at is null;
create index startup_raised on startup (total_raised_usd desc, id desc) include (ordinal) where is_visible and deleted_at is null;
create index startup_founded on startup (foundation_date desc nulls last, id desc) include (ordinal) where is_visible and deleted_at is null;
create index startup_updated on startup (updated_at desc, id desc) include (ordinal) where is_visible and deleted_at is null;
create index startup_seeking_amount on startup (seeking_amount_usd) include (ordinal) where seeking_amount_usd is not null;

-- The bucket of an amount: edges are 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. Even numbers hold the edge itself,
-- odd ones what lies above it, so ranges between round numbers are whole buckets whichever ends they include.
-- Below 1: -1. The twin of `moneyBucket` in src/features/startups/parts/buckets.ts, held to the same cases.
create function money_bucket(amount numeric) returns integer language plpgsql immutable strict parallel safe as $$
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

-- What the index must hold for the given startups; null: for all. Private rounds are nobody's business here.
create function startup_terms_of(ids uuid[]) returns table (startup_id uuid, ordinal integer, term text)
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
    ('fullness:' || s.fullness)
  ) t (term)
  where (ids is null or s.id = any (ids)) and t.term is not null
  union all
  select s.id, s.ordinal, c.kind || ':' || c.type_id
  from startup s join startup_choice c on c.startup_id = s.id where ids is null or s.id = any (ids)
  union all
  select s.id, s.ordinal, a.kind || ':' || a.organization_id
  from startup s join startup_affiliation a on a.startup_id = s.id
  where a.organization_id is not null and (ids is null or s.id = any (ids))
  union all
  select s.id, s.ordinal, 'patents:true'
  from startup s where exists (select from startup_patent p where p.startup_id = s.id) and (ids is null or s.id = any (ids))
  union all
  select s.id, s.ordinal, t.term
  from startup s join startup_government_support g on g.startup_id = s.id
  cross join lateral (values ('hasGovernmentSupport:true'), ('governmentSupport:' || g.support_id)) t (term)
  where ids is null or s.id = any (ids)
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
  where not f.is_private and (ids is null or s.id = any (ids)) and t.term is not null
$$;

-- Sums over rounds and the share of filled fields in percent, as they must stand in the startup's row.
create function startup_derived_of(ids uuid[])
returns table (id uuid, total_raised_usd numeric, funding_count integer, last_funding_date date, fullness smallint)
language sql stable as $$
  select s.id, coalesce(f.total, 0), coalesce(f.rounds, 0), f.latest, (4 * (
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
    (exists (select from startup_member m where m.startup_id = s.id and m.kind = 'team'))::integer))::smallint
  from startup s left join (
    select startup_id, sum(amount_usd) total, count(*)::integer rounds, max(announced_date) latest
    from funding where not is_private and (ids is null or startup_id = any (ids)) group by startup_id
  ) f on f.startup_id = s.id
  where ids is null or s.id = any (ids)
$$;

-- Brings derived columns and filter index of the given startups in line with their rows. Every command calls it in the
-- transaction of its write; ids that are gone are taken out. Rows are locked in a fixed order, so writers never deadlock.
create function startup_refresh(ids uuid[]) returns void
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
  ), gap as (
    select term, ordinal / 30000 chunk, ordinal % 30000 slot,
      ordinal % 30000 - coalesce(lag(ordinal % 30000) over (partition by term, ordinal / 30000 order by ordinal), -1) - 1 zeros
    from change
  )
  insert into startup_bits as b
  select term, chunk, string_agg(repeat('0', zeros) || '1', '' order by slot)::bit(30000)
  from gap group by term, chunk order by term, chunk
  on conflict (term, chunk) do update set bits = b.bits # excluded.bits;
end
$$;

-- Builds the whole index anew: after bulk loads.
create function startup_rebuild() returns void language plpgsql as $$
declare
  block integer;
begin
  truncate startup_bits, startup_term;
  for block in 0 .. (select coalesce(max(ordinal), 0) / 30000 from startup) loop
    perform startup_refresh(array(select id from startup where ordinal >= block * 30000 and ordinal < (block + 1) * 30000));
  end loop;
end
$$;

-- Where index or derived columns differ from the rows they come from. No row: all is well.
create function startup_index_faults() returns table (fault text) language sql stable as $$
  with truth as (
    select distinct t.term collate "C" term, t.ordinal from startup_terms_of(null) t
  ), held as (
    select b.term, b.chunk * 30000 + slot ordinal
    from startup_bits b cross join generate_series(0, 29999) slot
    where get_bit(b.bits, slot) = 1
  )
  select case when h.term is null then 'missing ' else 'surplus ' end || coalesce(t.term, h.term) || ' at ' || coalesce(t.ordinal, h.ordinal)
  from truth t full join held h on h.term = t.term and h.ordinal = t.ordinal
  where t.term is null or h.term is null
  union all
  select 'derived columns of ' || s.id from startup s join startup_derived_of(null) d using (id)
  where (s.total_raised_usd, s.funding_count, s.last_funding_date, s.fullness)
    is distinct from (d.total_raised_usd, d.funding_count, d.last_funding_date, d.fullness)
$$;
