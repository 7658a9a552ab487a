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

-- What is left of a word with up to two letters taken away, as numbers: words within as many typing mistakes share one.
-- Only the first eight letters count: the rest is compared by who asks.
create function search_deletions(word text) returns integer[] language sql immutable strict parallel safe as $$
  with start as (select left(word, 8) text), one as (
    select left(text, at - 1) || substr(text, at + 1) text, at from start, generate_series(1, length(text)) at
  ), two as (
    select left(text, other - 1) || substr(text, other + 1) text from one, generate_series(at, length(text)) other
    where length(word) >= 7
  )
  select array_agg(distinct ('x' || left(md5(text), 8))::bit(32)::integer)
  from (select text from start union all select text from one union all select text from two) variant
$$;

create table search_vocabulary (
  word text collate "C" primary key check (length(word) >= 4),
  deletions integer[] not null generated always as (search_deletions(word)) stored
);
create index search_vocabulary_deletions on search_vocabulary using gin (deletions);

-- Writes, or with no name removes, what the search finds of one thing. Row by row: plans stay small whatever the batch.
create function search_put(put_kind text, put_id uuid, put_name text, put_seo_url text, put_image text) returns void
language plpgsql as $$
begin
  if put_name is null then
    delete from search_entry where kind = put_kind and entity_id = put_id;
    return;
  end if;
  insert into search_entry (kind, entity_id, name, seo_url, image)
    values (put_kind, put_id, put_name, put_seo_url, put_image)
    on conflict (kind, entity_id) do update set name = excluded.name, seo_url = excluded.seo_url, image = excluded.image;
  delete from search_word where kind = put_kind and entity_id = put_id;
  insert into search_word (kind, entity_id, word) select put_kind, put_id, word from search_words(put_name) word;
  insert into search_vocabulary (word)
    select fresh from search_words(put_name) fresh
    where length(fresh) between 4 and 40 and not exists (select from search_vocabulary where word = fresh)
    order by fresh
    on conflict do nothing;
end
$$;

create function search_startup_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform search_put('startups', old.id, null, null, null);
  else
    perform search_put('startups', new.id, case when new.is_visible and new.deleted_at is null then new.name end, new.seo_url, new.logo_64);
  end if;
  return null;
end
$$;
create trigger search_added after insert or delete on startup for each row execute function search_startup_changed();
create trigger search_changed after update on startup for each row
  when ((old.name, old.seo_url, old.logo_64, old.is_visible, old.deleted_at)
    is distinct from (new.name, new.seo_url, new.logo_64, new.is_visible, new.deleted_at))
  execute function search_startup_changed();
