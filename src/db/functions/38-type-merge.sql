-- Gives everything that has one value of the catalogue another one of the same list. Every column that names a value by a foreign
-- key follows, so that a new table counts by itself; where a row would then be there twice, one goes. The filter indexes of the lists
-- follow, that of talents by its own triggers. Saved searches name values by their id.
create or replace function type_merge(gone uuid, stays uuid) returns void language plpgsql as $$
declare
  place record;
  list record;
  keys record;
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
  update type set parent_id = stays, edited_at = now() where parent_id = gone;
  update type set merged_into = stays where merged_into = gone;
  for place in
    select c.conrelid::regclass::text as name, a.attname as col, c.conrelid as oid from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'type'::regclass and c.conrelid <> 'type'::regclass
    order by 1, 2
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
    for keys in
      select string_agg(format('old.%1$I is not distinct from other.%1$I', a.attname), ' and ') as same
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname <> place.col
      where i.indrelid = place.oid and i.indisunique
        and exists (select from pg_attribute b where b.attrelid = i.indrelid and b.attnum = any (i.indkey) and b.attname = place.col)
      group by i.indexrelid
    loop
      execute format('delete from %1$s old using %1$s other where old.%2$I = $1 and other.%2$I = $2 and %3$s',
        place.name, place.col, keys.same) using gone, stays;
    end loop;
    execute format('update %s set %I = $2 where %I = $1', place.name, place.col, place.col) using gone, stays;
  end loop;
  update saved_query set rule = replace(rule::text, gone::text, stays::text)::jsonb where rule::text like '%' || gone || '%';
  for list in select * from jsonb_each(changed) as found (kind, rows)
  loop
    select coalesce(array_agg(distinct value::uuid order by value::uuid), '{}') into ids from jsonb_array_elements_text(list.rows) value;
    for at in 0 .. coalesce(array_length(ids, 1), 0) / 10000 loop
      perform list_refresh(list.kind, ids[at * 10000 + 1 : (at + 1) * 10000]);
    end loop;
  end loop;
end
$$;
