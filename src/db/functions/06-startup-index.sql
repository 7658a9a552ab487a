-- The filter index of startups (decision 7): one bit string per term and 30,000 startups, in `startup_bits`.

-- Bits of one chunk set one at a time: bits_at(slot, 1). A text of 30,000 digits, read as bits, takes as long as some 200 slots.
do $$
begin
  execute format('create or replace aggregate bits_at (integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 30000));
end
$$;

-- The chunks of the filter index in which exactly the given ordinals are set; an ordinal may be given more than once.
create or replace function startup_bits_of(ordinals integer[]) returns table (chunk integer, bits bit) language sql immutable as $$
  select ordinal / 30000, bits_at(ordinal % 30000, 1) from unnest(ordinals) given (ordinal) group by 1
$$;

-- The ordinals that are set in one chunk of the filter index.
create or replace function startup_ordinals(chunk integer, bits bit) returns setof integer language sql immutable as $$
  select ordinal from (
    select chunk * 30000 + (sum(length(part) + 1) over (order by place))::integer - 1 ordinal
    from string_to_table(bits::text, '1') with ordinality as run (part, place)
  ) ordinals where ordinal < (chunk + 1) * 30000
$$;

-- Brings derived columns and filter index of the given startups in line with their rows; ids that are gone are taken out.
-- Rows are locked in a fixed order, so writers never deadlock.
create or replace function startup_refresh_index(ids uuid[]) returns void
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
  ), written as (
    insert into startup_term as t select startup_id, ordinal, terms from fresh order by startup_id
    on conflict (startup_id) do update set terms = excluded.terms where t.terms <> excluded.terms
  ), removed as (
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

-- Every command that writes startups calls this in the transaction of its write.
create or replace function startup_refresh(ids uuid[]) returns void language plpgsql as $$
begin
  perform startup_refresh_index(ids);
  insert into startup_refreshing values (pg_current_xact_id()) on conflict do nothing;
end
$$;

-- Builds the whole index anew: after bulk loads. Sorting a block of the index in memory halves the time.
create or replace function startup_rebuild() returns void language plpgsql set work_mem = '256MB' as $$
declare
  block integer;
begin
  truncate startup_bits, startup_term;
  for block in 0 .. (select coalesce(max(ordinal), 0) / 30000 from startup) loop
    perform startup_refresh(array(select id from startup where ordinal >= block * 30000 and ordinal < (block + 1) * 30000));
  end loop;
end
$$;

-- A transaction that refreshes counts the revision up once, as it ends: writers wait for each other for no longer than that.
create or replace function startup_index_changed() returns trigger language plpgsql as $$
begin
  delete from startup_refreshing where transaction = new.transaction;
  update startup_index set revision = revision + 1;
  return null;
end
$$;

-- PostgreSQL replaces no constraint triggers.
drop trigger if exists index_changed on startup_refreshing;
create constraint trigger index_changed after insert on startup_refreshing
  deferrable initially deferred for each row execute function startup_index_changed();
