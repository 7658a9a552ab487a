-- Columns that name a value of the catalogue by a foreign key, as the database says itself, so that a new table counts by itself.
create or replace function type_columns() returns table (in_table text, in_column text, of_table oid) stable language sql as $$
  select c.conrelid::regclass::text, a.attname::text, c.conrelid from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'type'::regclass and c.conrelid <> 'type'::regclass
  order by 1, 2
$$;

-- How many rows of each table name a value, hidden and deleted ones as well: saved searches and values below it, too. What it is
-- also called does not count: it goes with it.
create or replace function type_uses(value uuid) returns table (in_table text, named bigint) stable language plpgsql as $$
declare
  place record;
begin
  for place in
    select found.in_table as name, string_agg(format('%I = $1', found.in_column), ' or ') as names_it
    from type_columns() found where found.in_table <> 'type_alias' group by 1
    union all select 'type', 'parent_id = $1'
    union all select 'saved_query', 'rule::text like ''%'' || $1 || ''%'''
  loop
    in_table := place.name;
    execute format('select count(*) from %s where ', place.name) || place.names_it into named using value;
    if named > 0 then return next; end if;
  end loop;
end
$$;

-- Gives everything that has one value of the catalogue another one of the same list: every column of type_columns(); where a row
-- would then be there twice, one goes. The filter indexes of the lists follow, that of talents by its own triggers. Saved searches
-- name values by their id. Answers, by column, the keys of the rows that have the other value now, and the rows that went, whole.
drop function if exists type_merge(uuid, uuid);
create or replace function type_merge(gone uuid, stays uuid)
  returns table (in_table text, in_column text, moved_rows jsonb, dropped_rows jsonb) language plpgsql as $$
declare
  place record;
  list record;
  keys record;
  key_of text;
  twins jsonb;
  ids uuid[];
  changed jsonb := '{}';
begin
  -- The one that stays may have been merged on before this ran.
  stays := coalesce((select merged_into from type where id = stays), stays);
  perform undo_follow(gone, stays);
  -- Of a merge of startups that can be undone: the one that comes back gets its value, the other one keeps its own.
  insert into startup_choice (startup_id, kind, type_id)
    select m.source_id, own.kind, stays from startup_merge m
    cross join jsonb_array_elements(m.moved -> 'startup_choice') choice (key)
    join startup_choice own on own.startup_id = m.target_id and own.kind = choice.key ->> 0 and own.type_id = stays
    where m.undone_at is null and choice.key ->> 1 = gone::text
    on conflict do nothing;
  update startup_merge m set moved = replace(moved::text, gone::text, stays::text)::jsonb
    where undone_at is null and moved::text like '%' || gone || '%'
      and not exists (select from startup_choice own where own.startup_id = m.target_id and own.type_id = stays);
  in_table := 'type';
  in_column := 'parent_id';
  dropped_rows := '[]';
  with below as (update type set parent_id = stays, edited_at = now() where parent_id = gone returning id)
    select coalesce(jsonb_agg(jsonb_build_object('id', id)), '[]') into moved_rows from below;
  if moved_rows <> '[]' then return next; end if;
  update type set merged_into = stays where merged_into = gone;
  for place in
    select found.in_table as name, found.in_column as col, found.of_table as oid from type_columns() found
  loop
    for list in
      select l.kind, o.attname as col from list_index l join pg_attribute o on o.attrelid = place.oid and not o.attisdropped
        and o.attname = case when l.source = place.name then 'id' else regexp_replace(l.source, '^service_', '') || '_id' end
      where l.kind <> 'talents'
    loop
      execute format('select coalesce(array_agg(distinct %I), ''{}'') from %s where %I = $1', list.col, place.name, place.col)
        into ids using gone;
      changed := changed || jsonb_build_object(list.kind, coalesce(changed -> list.kind, '[]') || to_jsonb(ids));
    end loop;
    dropped_rows := '[]';
    for keys in
      select string_agg(format('twin_row.%1$I is not distinct from other.%1$I', a.attname), ' and ') as same
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname <> place.col
      where i.indrelid = place.oid and i.indisunique
        and exists (select from pg_attribute b where b.attrelid = i.indrelid and b.attnum = any (i.indkey) and b.attname = place.col)
      group by i.indexrelid
    loop
      execute format('with twin as (
        delete from %1$s twin_row using %1$s other where twin_row.%2$I = $1 and other.%2$I = $2 and %3$s returning to_jsonb(twin_row) as whole)
        select coalesce(jsonb_agg(whole), ''[]'') from twin', place.name, place.col, keys.same) into twins using gone, stays;
      dropped_rows := dropped_rows || twins;
    end loop;
    select string_agg(format('%L, %I', a.attname, a.attname), ', ') into key_of
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname <> place.col
      where i.indrelid = place.oid and i.indisprimary;
    execute format('with had as (update %1$s set %2$I = $2 where %2$I = $1 returning jsonb_build_object(%3$s) as key)
      select coalesce(jsonb_agg(key), ''[]'') from had', place.name, place.col, coalesce(key_of, ''))
      into moved_rows using gone, stays;
    in_table := place.name;
    in_column := place.col;
    if moved_rows <> '[]' or dropped_rows <> '[]' then return next; end if;
  end loop;
  in_table := 'saved_query';
  in_column := 'rule';
  dropped_rows := '[]';
  with asking as (
    update saved_query set rule = replace(rule::text, gone::text, stays::text)::jsonb where rule::text like '%' || gone || '%'
    returning id)
    select coalesce(jsonb_agg(jsonb_build_object('id', id)), '[]') into moved_rows from asking;
  if moved_rows <> '[]' then return next; end if;
  for list in select * from jsonb_each(changed) as found (kind, rows)
  loop
    select coalesce(array_agg(distinct value::uuid order by value::uuid), '{}') into ids from jsonb_array_elements_text(list.rows) value;
    for at in 0 .. coalesce(array_length(ids, 1), 0) / 10000 loop
      perform list_refresh(list.kind, ids[at * 10000 + 1 : (at + 1) * 10000]);
    end loop;
  end loop;
end
$$;
