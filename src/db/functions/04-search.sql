-- What the header search finds is written by triggers, so that no write can forget it.

-- The words of a name. Not "strict", so that it becomes part of the statement that calls it; no name means no words.
create or replace function search_words(name text) returns setof text language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(fold(name), '[^[:alnum:]]+') word where word <> ''
$$;

-- Letters and digits of a name, written together: "Air-Table" and "air table" are the same. Must not change: `search_entry` has it.
create or replace function search_compact(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(fold(name), '[^[:alnum:]]+', '', 'g')
$$;

-- A name in search form without what it is written with or without: "Zoom.us" and "https://www.zoom.us/jobs" are "zoom", "Voltar
-- Yazılım San. ve Tic. A.Ş." is "voltar yazilim", "Acme, Inc." is "acme". A name that is nothing else stays as it is.
create or replace function search_core(name text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(regexp_replace(
    case when folded ~ '^(https?://)?([a-z0-9-]+\.)*[a-z0-9-]{3,}(\.(com|co|net|org|gov|edu|gen|k12))?\.[a-z]{2,}(/.*)?$'
      then regexp_replace(regexp_replace(folded, '^(https?://)?(www\.)?|/.*$', '', 'g'), '(\.(com|co|net|org|gov|edu|gen|k12))?\.[a-z]{2,}$', '')
      else folded end,
    '([^[:alnum:]]+(inc|incorporated|corp|corporation|co|company|llc|l\.l\.c|llp|lp|ltd|limited|plc|pty|pte|pvt|private|gmbh|ag|kg|ug|se|bv|b\.v|nv|n\.v|sa|s\.a|sas|sarl|srl|s\.r\.l|spa|s\.p\.a|oy|ab|as|a\.? ?s|sti|sirketi|anonim|san|sanayi|sanayii|tic|ticaret|ve))+[^[:alnum:]]*$', ''), ''), folded)
  from (select fold(name) folded) named
$$;

-- Neighbouring words of a name, written together: who types "backend" finds "Senior back-end developer".
create or replace function search_pairs(name text) returns setof text language sql immutable parallel safe as $$
  select distinct word || next from (
    select word, lead(word) over (order by place) next
    from regexp_split_to_table(fold(name), '[^[:alnum:]]+') with ordinality split (word, place) where word <> ''
  ) pair where next is not null and length(word || next) <= 40
$$;

-- What is left of a word with up to so many letters taken away, as numbers: words within as many typing mistakes share one.
-- Only the first eight letters count: the caller compares the rest.
-- A loop: a query for each word takes four times as long.
create or replace function search_deletions(word text, mistakes integer) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  start constant text := left(word, 8);
  numbers integer[] := array[('x' || left(md5(start), 8))::bit(32)::integer];
  one text;
begin
  for at in 1 .. length(start) loop
    one := left(start, at - 1) || substr(start, at + 1);
    numbers := numbers || ('x' || left(md5(one), 8))::bit(32)::integer;
    if mistakes >= 2 then
      for other in at .. length(one) loop
        numbers := numbers || ('x' || left(md5(left(one, other - 1) || substr(one, other + 1)), 8))::bit(32)::integer;
      end loop;
    end if;
  end loop;
  return array(select distinct number from unnest(numbers) number order by number);
end
$$;
-- Those that `search_vocabulary.deletions` is generated from.
create or replace function search_deletions(word text) returns integer[] language sql immutable strict parallel safe
  return search_deletions(word, case when length(word) >= 6 then 2 else 1 end);

-- Writes, or with no name removes, what the search finds of one thing. Row by row: plans stay small whatever the batch.
-- `put_other_name` is its name in the other language, if it has two.
drop function if exists search_put(text, uuid, text, text, text);
create or replace function search_put(put_noun text, put_id uuid, put_name text, put_seo_url text, put_image text, put_other_name text default null)
returns void language plpgsql as $$
declare
  put_kind constant text := case put_noun when 'talents' then 'people' when 'startups' then 'startups' else 'ecosystem' end;
  -- With the names it had.
  names constant text := concat_ws(' ', put_name, put_other_name,
    (select string_agg(name, ' ') from startup_former_name where startup_id = put_id));
begin
  if put_name is null then
    delete from search_entry where kind = put_kind and entity_id = put_id;
    return;
  end if;
  insert into search_entry (kind, noun, entity_id, name, seo_url, image, compact, short)
    values (put_kind, put_noun, put_id, put_name, put_seo_url, put_image, search_compact(put_name),
      nullif(search_compact(coalesce(put_other_name, search_core(put_name))), search_compact(put_name)))
    on conflict (kind, entity_id) do update set name = excluded.name, seo_url = excluded.seo_url, image = excluded.image,
      compact = excluded.compact, short = excluded.short;
  delete from search_word where kind = put_kind and entity_id = put_id;
  insert into search_word (kind, entity_id, word)
    select put_kind, put_id, word from search_words(names) word
    union select put_kind, put_id, pair from unnest(array[put_name, put_other_name]) own cross join lateral search_pairs(own) pair
      where put_kind = 'ecosystem';
  insert into search_vocabulary (word)
    select fresh from search_words(names) fresh
    where length(fresh) between 3 and 40 and not exists (select from search_vocabulary where word = fresh)
    order by fresh
    on conflict do nothing;
end
$$;

-- Imports add thousands of startups with one statement: what the search finds of them takes a few statements too.
-- Words are looked up one by one through their index: a plan made for thousands would read all words for one startup,
-- and a plan made for an empty table all words for each.
create or replace function search_startups_added() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  insert into search_entry (kind, noun, entity_id, name, seo_url, image, compact, short)
    select 'startups', 'startups', id, name, seo_url, logo_64, search_compact(name), nullif(search_compact(search_core(name)), search_compact(name))
    from added where is_visible and deleted_at is null;
  insert into search_word (kind, entity_id, word)
    select 'startups', id, word from added cross join lateral search_words(name) word where is_visible and deleted_at is null;
  insert into search_vocabulary (word)
    select fresh from (
      select distinct word collate "C" fresh from added cross join lateral search_words(name) word
      where is_visible and deleted_at is null and length(word) between 3 and 40
    ) words where not exists (select from search_vocabulary where word = fresh)
    order by fresh
    on conflict do nothing;
  return null;
end
$$;

create or replace function search_startup_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform search_put('startups', old.id, null, null, null);
  else
    if fold(old.name) <> fold(new.name) then
      insert into startup_former_name (startup_id, name) values (old.id, old.name) on conflict do nothing;
    end if;
    perform search_put('startups', new.id, case when new.is_visible and new.deleted_at is null then new.name end, new.seo_url, new.logo_64);
  end if;
  return null;
end
$$;
create or replace trigger search_changed after update on startup for each row
  when ((old.name, old.seo_url, old.logo_64, old.is_visible, old.deleted_at)
    is distinct from (new.name, new.seo_url, new.logo_64, new.is_visible, new.deleted_at))
  execute function search_startup_changed();
create or replace trigger search_removed after delete on startup for each row execute function search_startup_changed();

-- A startup is found by the names it had, however it came to them: renamed, merged, or neither any more.
create or replace function search_former_name_changed() returns trigger language plpgsql as $$
begin
  perform search_put('startups', s.id, case when s.is_visible and s.deleted_at is null then s.name end, s.seo_url, s.logo_64)
    from startup s where s.id = coalesce(new.startup_id, old.startup_id);
  return null;
end
$$;
create or replace trigger search_changed after insert or delete on startup_former_name
  for each row execute function search_former_name_changed();
create or replace trigger search_added after insert on startup referencing new table as added
  for each statement execute function search_startups_added();

-- People in the search: those of the view `listed_member`.
create or replace function search_account_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform search_put('talents', old.id, null, null, null);
  else
    perform search_put('talents', new.id, (select name || ' ' || surname from listed_member where id = new.id), new.seo_url, new.photo);
  end if;
  return null;
end
$$;
create or replace trigger search_added after insert or delete on account for each row execute function search_account_changed();
create or replace trigger search_changed after update on account for each row
  when ((old.name, old.surname, old.seo_url, old.photo, old.email_verified_at is null, old.locked_at is null, old.hidden_at is null, old.delete_at is null, old.consent_pending,
      old.wants_listing, old.title is null, old.user_type_id is null)
    is distinct from (new.name, new.surname, new.seo_url, new.photo, new.email_verified_at is null, new.locked_at is null, new.hidden_at is null, new.delete_at is null, new.consent_pending,
      new.wants_listing, new.title is null, new.user_type_id is null))
  execute function search_account_changed();

-- How much is known of a startup: money raised, rounds, people, filled fields, and how recent the last round is. A beginning that
-- many names share finds those first of which most is known. `startups_prepare` writes it.
create or replace function search_weight_of(ids uuid[]) returns table (id uuid, weight real) language sql stable as $$
  select s.id, (ln(1 + s.total_raised_usd / 10000) + least(s.funding_count, 10) * 0.5 + least(count(m.id), 10) * 0.2 + s.fullness * 0.02
    + greatest(0, coalesce(extract(year from s.last_funding_date), 0) - 2000) * 0.1)::real
  from startup s left join startup_member m on m.startup_id = s.id and m.kind = 'team'
  where s.id = any (ids) group by s.id
$$;
create or replace function search_weigh(ids uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update search_entry e set weight = w.weight from search_weight_of(ids) w
  where e.kind = 'startups' and e.entity_id = w.id and e.weight <> w.weight;
end
$$;

-- Other nouns are found where a column of theirs says so. The arguments are those of `search_join`.
create or replace function search_noun_changed() returns trigger language plpgsql as $$
declare
  now_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
begin
  if tg_op = 'UPDATE' and not exists (
    select from unnest(tg_argv[1:5]) read (name) where now_row -> read.name is distinct from old_row -> read.name) then return null; end if;
  perform search_put(tg_argv[0], coalesce(new.id, old.id),
    case when (now_row ->> tg_argv[1])::boolean then coalesce(now_row ->> tg_argv[2], now_row ->> tg_argv[3]) end,
    now_row ->> tg_argv[4], now_row ->> tg_argv[5], nullif(now_row ->> tg_argv[3], coalesce(now_row ->> tg_argv[2], '')));
  return null;
end
$$;

-- Has the search find the rows of a table: the column that says which are listed, those of the name in Turkish and in English (or
-- twice the same), of the last part of the address, and of the picture. `migrate` writes the rows anew that are there already.
create or replace function search_join(noun text, source regclass, listed text, name_tr text, name_en text, slug text, image text)
returns void language plpgsql as $$
begin
  execute format('create or replace trigger search_changed after insert or update or delete on %s
    for each row execute function search_noun_changed(%L, %L, %L, %L, %L, %L)', source, noun, listed, name_tr, name_en, slug, image);
  insert into catch_up (step, argument) values ('search_catch_up', array[noun, source::text, listed, name_tr, name_en, slug, image])
    on conflict (step, argument) do update set position = '';
end
$$;

-- Writes the next rows of a table anew, as `search_join` was told. They are locked first: what somebody else writes meanwhile stays.
create or replace function search_catch_up(argument text[], after_id text) returns text language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array(select id from %s where %I and id > $1 order by id limit 200 for no key update)', argument[2], argument[3])
    using coalesce(nullif(after_id, ''), '00000000-0000-0000-0000-000000000000')::uuid into ids;
  execute format('select search_put(%L, id, coalesce(%3$I, %4$I), %5$I::text, %6$s, case when %3$I is not null then nullif(%4$I, %3$I) end)
    from %2$s where %7$I and id = any ($1)', argument[1], argument[2], argument[4], argument[5], argument[6],
    case when argument[7] = '' then 'null' else quote_ident(argument[7]) end, argument[3]) using ids;
  return ids[cardinality(ids)];
end
$$;
select search_join('organizations', 'organization', 'is_visible', 'name', 'name', 'seo_url', 'logo');
select search_join('providers', 'service_provider', 'is_visible', 'name', 'name', 'seo_url', 'logo');
select search_join('jobs', 'job', 'is_listed', 'title_tr', 'title_en', 'seo_url', '');
select search_join('reports', 'report', 'is_listed', 'title_tr', 'title_en', 'seo_url', '');
select search_join('patents', 'patent', 'is_listed', 'name_tr', 'name_en', 'id', 'photo');
select search_join('programs', 'program', 'is_listed', 'name_tr', 'name_en', 'seo_url', '');
select search_join('posts', 'blog_post', 'is_visible', 'title_tr', 'title_en', 'slug_en', '');

-- Names in search form that older text wrote.
create or replace function search_names_catch_up(argument text[], after_id text) returns text language plpgsql as $$
declare
  ids uuid[] := array(select entity_id from search_entry
    where kind = argument[1] and entity_id > coalesce(nullif(after_id, ''), '00000000-0000-0000-0000-000000000000')::uuid
    order by entity_id limit 500 for update);
begin
  update search_entry set compact = search_compact(name), short = nullif(search_compact(search_core(name)), search_compact(name))
  where kind = argument[1] and entity_id = any (ids)
    and (compact, short) is distinct from (search_compact(name), nullif(search_compact(search_core(name)), search_compact(name)));
  return ids[cardinality(ids)];
end
$$;
-- Two mistakes are forgiven from six letters on; they were from seven. Writing a word anew computes its deletions.
create or replace function search_vocabulary_catch_up(argument text[], after_word text) returns text language plpgsql as $$
declare
  last text := (select max(word) from (select word from search_vocabulary where word > after_word order by word limit 2000) block);
begin
  update search_vocabulary set word = word
  where word > after_word and word <= last and length(word) = 6 and cardinality(deletions) <= 7;
  return last;
end
$$;
insert into catch_up (step, argument) values
  ('search_names_catch_up', '{people}'), ('search_names_catch_up', '{startups}'), ('search_vocabulary_catch_up', '{}')
on conflict (step, argument) do update set position = '';
