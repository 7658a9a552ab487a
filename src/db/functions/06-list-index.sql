-- The filter index of lists (decision 7): one bit string per list, term and 30,000 rows, in `list_bits`. A list of the kind
-- "startups" describes its rows by two functions: startups_prepare(ids), which locks the rows in a fixed
-- order and brings derived columns in line, and startups_terms_of(ids).

-- Bits of one chunk set one at a time: bits_at(slot, 1). A text of 30,000 digits, read as bits, takes as long as some 200 slots.
-- Every statement with the aggregate reads its first value, which is shorter in sixteens.
do $$
begin
  execute format('create or replace aggregate bits_at (integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)', 'x' || repeat('0', 7500));
end
$$;

-- The chunks of the filter index in which exactly the given ordinals are set; an ordinal may come more than once.
create or replace function list_bits_of(ordinals integer[]) returns table (chunk integer, bits bit) language sql immutable as $$
  select ordinal / 30000, bits_at(ordinal % 30000, 1) from unnest(ordinals) ordinals (ordinal) group by 1
$$;

-- The ordinals that are set in one chunk of the filter index. Bytes of digits are counted without reading them, and a frame of
-- rows looks for no equal ones: half the time.
create or replace function list_ordinals(chunk integer, bits bit) returns setof integer language sql immutable as $$
  select ordinal from (
    select chunk * 30000 + (sum(octet_length(part) + 1) over (order by place rows unbounded preceding))::integer - 1 ordinal
    from string_to_table(bits::text, '1') with ordinality as run (part, place)
  ) ordinals where ordinal < (chunk + 1) * 30000
$$;

-- Brings the index of these rows in line with what stands in them; deleted rows are taken out. For "startups" it runs
-- startups_prepare(ids) and reads startups_terms_of(ids).
create or replace function list_refresh_index(of_kind text, ids uuid[]) returns void language plpgsql as $$
begin
  execute format('select %I($1)', of_kind || '_prepare') using ids;
  perform from list_term where kind = of_kind and id = any (ids) order by id for update;
  execute format($statement$
    with fresh as materialized (
      select id, ordinal, array_agg(distinct term collate "C") terms from %I($2) group by id, ordinal
    ), stored as materialized (
      select id, ordinal, terms from list_term where kind = $1 and id = any ($2)
    ), written as (
      insert into list_term as t (kind, id, ordinal, terms) select $1, id, ordinal, terms from fresh order by id
      on conflict (kind, id) do update set terms = excluded.terms where t.terms <> excluded.terms
    ), removed as (
      delete from list_term t using stored o
      where t.kind = $1 and t.id = o.id and not exists (select from fresh f where f.id = o.id)
    ), change as (
      select f.ordinal, x.term from fresh f left join stored o using (id) cross join unnest(f.terms) x (term)
      where o.id is null or x.term <> all (o.terms)
      union all
      select o.ordinal, x.term from stored o left join fresh f using (id) cross join unnest(o.terms) x (term)
      where f.id is null or x.term <> all (f.terms)
    )
    insert into list_bits as b (kind, term, chunk, bits)
    select $1, term, ordinal / 30000 chunk, bits_at(ordinal %% 30000, 1) from change group by term, ordinal / 30000 order by 2, 3
    on conflict (kind, term, chunk) do update set bits = b.bits # excluded.bits
  $statement$, of_kind || '_terms_of') using of_kind, ids;
  perform search_texts_refresh(of_kind, ids);
end
$$;

-- Every command that writes rows of a list calls this in the transaction of its write.
create or replace function list_refresh(of_kind text, ids uuid[]) returns void language plpgsql as $$
begin
  -- Of most startups that change there are no jobs, and a refresh of nothing takes milliseconds.
  if cardinality(ids) = 0 then return; end if;
  perform list_refresh_index(of_kind, ids);
  insert into list_refreshing values (of_kind, pg_current_xact_id()) on conflict do nothing;
end
$$;

-- Says that the index of a list was written by older text of its terms. `migrate` brings it in line, block by block (record 82).
create or replace function list_outdated(of_kind text) returns void language sql as $$
  insert into catch_up (step, argument) values ('list_catch_up', array[of_kind]) on conflict (step, argument) do update set position = ''
$$;

-- Brings the next rows of a list in line; a refresh writes what differs only. Rows with neighbouring places share the bits they change.
create or replace function list_catch_up(argument text[], after_place text) returns text language plpgsql as $$
declare
  source constant text := (select source from list_index where kind = argument[1]);
  ids uuid[];
  last integer;
begin
  execute format('select array_agg(id), max(ordinal) from (select id, ordinal from %I where ordinal > $1 order by ordinal limit 200) block', source)
    using coalesce(nullif(after_place, ''), '0')::integer into ids, last;
  if last is not null then perform list_refresh(argument[1], ids); end if;
  return last;
end
$$;

-- Rebuilds the index of a list, after bulk loads. Sorting a block of the index in memory halves the time.
create or replace function list_rebuild(of_kind text) returns void language plpgsql set work_mem = '256MB' as $$
declare
  source text := (select source from list_index where kind = of_kind);
  blocks integer;
  ids uuid[];
begin
  if source is null then raise exception 'there is no row % in list_index', quote_literal(of_kind); end if;
  delete from list_bits where kind = of_kind;
  delete from list_term where kind = of_kind;
  execute format('select coalesce(max(ordinal), 0) / 30000 from %I', source) into blocks;
  for block in 0 .. blocks loop
    execute format('select array(select id from %I where ordinal >= $1 * 30000 and ordinal < ($1 + 1) * 30000)', source)
      using block into ids;
    perform list_refresh(of_kind, ids);
  end loop;
end
$$;

-- Where the index of a list differs from the rows it comes from. No row: all is well.
create or replace function list_index_faults(of_kind text) returns table (fault text) language plpgsql stable as $$
begin
  return query execute format($statement$
    with truth as (
      select distinct t.term collate "C" term, t.ordinal from %I(null) t
    ), stored as (
      select b.term, o.ordinal from list_bits b cross join lateral list_ordinals(b.chunk, b.bits) o (ordinal) where b.kind = $1
    )
    select case when s.term is null then 'missing ' else 'surplus ' end || coalesce(t.term, s.term) || ' at ' || coalesce(t.ordinal, s.ordinal)
    from truth t full join stored s on s.term = t.term and s.ordinal = t.ordinal
    where t.term is null or s.term is null
  $statement$, of_kind || '_terms_of') using of_kind;
end
$$;

-- A transaction that refreshes counts the revision up once, as it ends: writers wait for each other for no longer than that.
create or replace function list_index_changed() returns trigger language plpgsql as $$
begin
  delete from list_refreshing where kind = new.kind and transaction = new.transaction;
  update list_index set revision = revision + 1 where kind = new.kind;
  return null;
end
$$;

-- PostgreSQL replaces no constraint triggers.
drop trigger if exists index_changed on list_refreshing;
create constraint trigger index_changed after insert on list_refreshing
  deferrable initially deferred for each row execute function list_index_changed();
