-- What the header search finds. Kept by triggers, so that no write can forget it.
create table search_entry (
  kind text not null check (kind in ('people', 'startups', 'ecosystem')),
  entity_id uuid not null,
  name text not null,
  name_fold text collate "C" not null generated always as (fold(name)) stored,
  seo_url text not null,
  image text,
  primary key (kind, entity_id)
);
-- "C" order makes one index serve equality, prefix and order.
create index search_entry_name on search_entry (kind, name_fold);
create index search_entry_entity on search_entry (entity_id);

create table search_word (
  kind text not null,
  entity_id uuid not null,
  word text collate "C" not null,
  primary key (kind, entity_id, word),
  foreign key (kind, entity_id) references search_entry on delete cascade
);
create index search_word_word on search_word (kind, word, entity_id);

create function search_words(name text) returns setof text language sql immutable strict parallel safe as $$
  select distinct word from regexp_split_to_table(fold(name), '[^[:alnum:]]+') word where word <> ''
$$;

-- What is left of a word with up to two letters taken away, as numbers. Two words within as many typing mistakes share
-- one. Only the first eight letters count: the rest is compared by who asks.
create function search_deletions(word text) returns integer[] language sql immutable strict parallel safe as $$
  with recursive variant (text, depth) as (
    select left(word, 8), 0
    union
    select left(text, at - 1) || substr(text, at + 1), depth + 1
    from variant, generate_series(1, length(text)) at
    where depth < case when length(word) >= 7 then 2 else 1 end and length(text) > 2
  )
  select array_agg(distinct ('x' || left(md5(text), 8))::bit(32)::integer) from variant
$$;

create table search_vocabulary (
  word text collate "C" primary key check (length(word) >= 4),
  deletions integer[] not null generated always as (search_deletions(word)) stored
);
create index search_vocabulary_deletions on search_vocabulary using gin (deletions);

create function search_put(entries search_entry[]) returns void language plpgsql as $$
begin
  insert into search_entry (kind, entity_id, name, seo_url, image)
    select kind, entity_id, name, seo_url, image from unnest(entries) order by kind, entity_id
    on conflict (kind, entity_id) do update set name = excluded.name, seo_url = excluded.seo_url, image = excluded.image;
  delete from search_word using unnest(entries) entry
    where search_word.kind = entry.kind and search_word.entity_id = entry.entity_id;
  insert into search_word (kind, entity_id, word)
    select kind, entity_id, word from unnest(entries), search_words(name) word;
  insert into search_vocabulary (word)
    select distinct word from unnest(entries), search_words(name) word where length(word) between 4 and 40 order by word
    on conflict do nothing;
end
$$;

create function search_startups_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_entry using old_rows where kind = 'startups' and entity_id = old_rows.id
      and not exists (select from startup where startup.id = old_rows.id and is_visible and deleted_at is null);
  end if;
  if tg_op <> 'DELETE' then
    perform search_put(array_agg(row('startups', new_rows.id, new_rows.name, null, new_rows.seo_url, new_rows.logo_64)::search_entry))
    from new_rows
    where is_visible and deleted_at is null and not exists (
      select from search_entry entry where entry.kind = 'startups' and entry.entity_id = new_rows.id
        and entry.name = new_rows.name and entry.seo_url = new_rows.seo_url and entry.image is not distinct from new_rows.logo_64)
    having count(*) > 0;
  end if;
  return null;
end
$$;
create trigger search_insert after insert on startup referencing new table as new_rows
  for each statement execute function search_startups_changed();
create trigger search_update after update on startup referencing old table as old_rows new table as new_rows
  for each statement execute function search_startups_changed();
create trigger search_delete after delete on startup referencing old table as old_rows
  for each statement execute function search_startups_changed();
