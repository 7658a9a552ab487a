-- The filter index of lists (decision 7): one bit string per list, term and 30,000 rows. A list of the kind "startups" describes
-- its rows by two functions: startups_prepare(ids), which locks the rows in a fixed order and brings derived columns in line, and
-- startups_terms_of(ids). A save appends what it changes to `list_change`, `list_fold` puts that into the bit strings of `list_block`,
-- and the view `list_bits` is both together, for whoever reads (record 122).

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

-- A bit string with what saves have changed since it was folded: a bit that was changed twice is as it was. An index finds the
-- changes, whatever the planner believed of a table that is empty most of the time.
create or replace function list_flipped(bits bit, of_kind text, of_term text, of_chunk integer) returns bit language plpgsql stable
set enable_seqscan = off as $$
declare
  place integer;
begin
  for place in
    select ordinal % 30000 from list_change
    where kind = of_kind and term = of_term and ordinal >= of_chunk * 30000 and ordinal < (of_chunk + 1) * 30000
  loop
    bits := set_bit(bits, place, 1 - get_bit(bits, place));
  end loop;
  return bits;
end
$$;

-- Terms that have changes and no bit string of their own yet. A function, so that statements plan nothing for it.
create or replace function list_fresh() returns table (kind text, term text, chunk integer) language plpgsql stable rows 1 as $$
begin
  return query select distinct c.kind, c.term, c.ordinal / 30000 from list_change c
    where c.is_fresh and (select true from list_block b where b.kind = c.kind and b.term = c.term and b.chunk = c.ordinal / 30000) is null;
end
$$;

-- Bits as they are now, and revisions. Hashed once a statement, "in" tells nearly all bit strings apart that nothing has changed. A
-- revision is the sum of what each connection has counted.
create or replace function list_views() returns void language plpgsql as $$
begin
  create or replace view list_bits as
    select term, chunk, case when (kind, term, chunk) in (select kind, term, ordinal / 30000 from list_change)
      then list_flipped(bits, kind, term, chunk)::bit(30000) else bits end bits, kind
    from list_block
    union all
    select term, chunk, list_flipped(B'0'::bit(30000), kind, term, chunk)::bit(30000), kind
    from (select kind collate "C" kind, term collate "C" term, chunk from list_fresh()) fresh;
  create or replace view list_index as
    select kind, source, (revision + coalesce((select sum(r.revision) from list_revision r where r.kind = k.kind), 0))::bigint revision
    from list_kind k;
end
$$;

-- A step of the upgrade (record 82): gives the tables `list_bits` and `list_index` their new names, and those to the views. Older
-- text of the functions below writes into the tables, so it must have come to its end: first those who may be running it are noted,
-- then this waits until they are done. Newer text looks which of the two there are, under a lock that this takes, too.
create or replace function list_split(argument text[], noted text) returns text language plpgsql as $$
declare
  running constant text[] := array(
    select virtualtransaction from pg_locks join pg_stat_activity using (pid)
    where locktype = 'virtualxid' and granted and pid <> pg_backend_pid() and datname = current_database() and usesysid is not null);
begin
  if to_regclass('list_block') is not null then return null; end if;
  if noted = '' then return running; end if;
  if running && noted::text[] then
    raise exception 'a transaction of before the upgrade has not ended' using errcode = 'lock_not_available';
  end if;
  lock table list_change in access exclusive mode;
  alter table list_bits rename to list_block;
  alter table list_index rename to list_kind;
  perform list_views();
  return null;
end
$$;
do $$ begin if to_regclass('list_block') is not null then perform list_views(); end if; end $$;

-- The terms of few rows, by plans that a connection makes once and uses again: planning those of startups takes four times as long as
-- running it. Rows are found one by one through indexes, whatever the tables held when the plan was made.
create or replace function list_terms_of_few(of_kind text, ids uuid[]) returns table (id uuid, ordinal integer, terms text[]) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if of_kind = 'startups' then
    return query select t.id, t.ordinal, array_agg(distinct t.term collate "C") from startups_terms_of(ids) t group by t.id, t.ordinal;
  elsif of_kind = 'jobs' then
    return query select t.id, t.ordinal, array_agg(distinct t.term collate "C") from jobs_terms_of(ids) t group by t.id, t.ordinal;
  else
    return query execute format(
      'select id, ordinal, array_agg(distinct term collate "C") from %I($1) group by id, ordinal', of_kind || '_terms_of') using ids;
  end if;
end
$$;

-- Counts that other rows have a term, or another order by what follows from them; most saves change neither. What is cached of a list goes by it.
create or replace function list_terms_changed(of_kind text) returns void language sql as $$
  insert into list_revision as r (kind, process, revision) values (of_kind || ' terms', pg_backend_pid(), 1)
  on conflict (kind, process) do update set revision = r.revision + 1
$$;

-- Appends what differs between these rows and the index, and notes their terms. The caller has locked them.
create or replace function list_append(of_kind text, ids uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  with fresh as materialized (
    select f.id, f.ordinal, f.terms from list_terms_of_few(of_kind, ids) f
  ), stored as materialized (
    select o.id, o.ordinal, o.terms from list_term o where o.kind = of_kind and o.id = any (ids)
  ), written as (
    insert into list_term as t (kind, id, ordinal, terms) select of_kind, f.id, f.ordinal, f.terms from fresh f order by f.id
    on conflict (kind, id) do update set terms = excluded.terms where t.terms <> excluded.terms
  ), removed as (
    delete from list_term t using stored o
    where t.kind = of_kind and t.id = o.id and not exists (select from fresh f where f.id = o.id)
  ), change as (
    select f.ordinal, x.term from fresh f left join stored o using (id) cross join unnest(f.terms) x (term)
    where o.id is null or x.term <> all (o.terms)
    union all
    select o.ordinal, x.term from stored o left join fresh f using (id) cross join unnest(o.terms) x (term)
    where f.id is null or x.term <> all (f.terms)
  )
  insert into list_change (kind, term, ordinal, is_fresh)
  select of_kind, c.term, c.ordinal,
    (select true from list_block b where b.kind = of_kind and b.term = c.term and b.chunk = c.ordinal / 30000) is null
  from change c;
  if found then perform list_terms_changed(of_kind); end if;
end
$$;

-- Flips what differs between these rows and the index in the bit strings themselves.
create or replace function list_flip(of_kind text, ids uuid[], block regclass) returns void language plpgsql as $$
begin
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
    insert into %s as b (kind, term, chunk, bits)
    select $1, term, ordinal / 30000 chunk, bits_at(ordinal %% 30000, 1) from change group by term, ordinal / 30000 order by 2, 3
    on conflict (kind, term, chunk) do update set bits = b.bits # excluded.bits
  $statement$, of_kind || '_terms_of', block) using of_kind, ids;
  perform list_terms_changed(of_kind);
end
$$;

-- Brings the index of these rows in line with what stands in them; deleted rows are taken out. For "startups" it runs
-- startups_prepare(ids) and reads startups_terms_of(ids). The rows of `list_term` are locked, so two writers never flip the same bit
-- at once. Few rows append their changes, and wait for nobody; many would be thousands of changes, and flip the bits themselves.
create or replace function list_refresh_index(of_kind text, ids uuid[]) returns void language plpgsql as $$
declare
  appended constant integer := 50;
  is_split boolean;
begin
  execute format('select %I($1)', of_kind || '_prepare') using ids;
  perform from list_term where kind = of_kind and id = any (ids) order by id for update;
  lock table list_change in row exclusive mode;
  is_split := to_regclass('list_block') is not null;
  if is_split and cardinality(ids) <= appended then perform list_append(of_kind, ids);
  else perform list_flip(of_kind, ids, coalesce(to_regclass('list_block'), 'list_bits'::regclass));
  end if;
  perform search_texts_refresh(of_kind, ids);
end
$$;

-- Folds some of the changes that wait into their bit strings, and returns how many. One process at a time does; a bit string that a
-- change of many rows has locked is left for later, and so are, for who must not wait at all, those that have no row yet.
create or replace function list_fold(with_fresh boolean) returns integer language plpgsql as $$
declare
  folded integer;
begin
  if to_regclass('list_block') is null or not pg_try_advisory_xact_lock(4806327) then return 0; end if;
  with waiting as materialized (
    select kind, term, ordinal / 30000 chunk from list_change group by 1, 2, 3 order by 1, 2, 3 limit 500
  ), free as materialized (
    select b.kind, b.term, b.chunk from waiting w cross join lateral (
      select kind, term, chunk from list_block where kind = w.kind and term = w.term and chunk = w.chunk for update skip locked
    ) b
    union all
    select w.kind, w.term, w.chunk from waiting w where with_fresh
      and (select true from list_block b where b.kind = w.kind and b.term = w.term and b.chunk = w.chunk) is null
  ), taken as (
    delete from list_change c using free f
    where c.kind = f.kind and c.term = f.term and c.ordinal >= f.chunk * 30000 and c.ordinal < (f.chunk + 1) * 30000
    returning c.kind, c.term, c.ordinal
  ), written as (
    insert into list_block as b (kind, term, chunk, bits)
    select kind, term, ordinal / 30000, bits_at(ordinal % 30000, 1)
    from (select kind, term, ordinal from taken group by 1, 2, 3 having count(*) % 2 = 1) flipped group by 1, 2, 3
    on conflict (kind, term, chunk) do update set bits = b.bits # excluded.bits
  )
  select count(*) from taken into folded;
  return folded;
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
  -- First: it waits for saves of these rows, and only then are all of their changes seen.
  delete from list_term where kind = of_kind;
  lock table list_change in row exclusive mode;
  delete from list_change where kind = of_kind;
  execute format('delete from %I where kind = $1', case when to_regclass('list_block') is null then 'list_bits' else 'list_block' end) using of_kind;
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
      select distinct t.term collate "C" term, t.ordinal from %I(array(select id from %I)) t
    ), stored as (
      select b.term, o.ordinal from list_bits b cross join lateral list_ordinals(b.chunk, b.bits) o (ordinal) where b.kind = $1
    )
    select case when s.term is null then 'missing ' else 'surplus ' end || coalesce(t.term, s.term) || ' at ' || coalesce(t.ordinal, s.ordinal)
    from truth t full join stored s on s.term = t.term and s.ordinal = t.ordinal
    where t.term is null or s.term is null
  $statement$, of_kind || '_terms_of', (select source from list_index where kind = of_kind)) using of_kind;
end
$$;

-- A transaction that refreshes counts the revision up once, as it ends, in a row of its connection: writers do not wait for each
-- other. Where changes pile up although background work should fold them in, whoever comes by does.
create or replace function list_index_changed() returns trigger language plpgsql as $$
begin
  delete from list_refreshing where kind = new.kind and transaction = new.transaction;
  if to_regclass('list_block') is null then
    update list_index set revision = revision + 1 where kind = new.kind;
    return null;
  end if;
  insert into list_revision as r (kind, process, revision) values (new.kind, pg_backend_pid(), 1)
    on conflict (kind, process) do update set revision = r.revision + 1;
  if exists (select from list_change offset 2000) then perform list_fold(false); end if;
  return null;
end
$$;

-- Adds up the revisions of connections that have ended.
create or replace function list_revision_merge() returns void language sql as $$
  with ended as (
    delete from list_revision where process <> 0 and not exists (select from pg_stat_activity where pid = process) returning kind, revision
  )
  insert into list_revision as stored (kind, process, revision) select kind, 0, sum(revision) from ended group by kind
  on conflict (kind, process) do update set revision = stored.revision + excluded.revision
$$;

-- PostgreSQL replaces no constraint triggers.
drop trigger if exists index_changed on list_refreshing;
create constraint trigger index_changed after insert on list_refreshing
  deferrable initially deferred for each row execute function list_index_changed();
