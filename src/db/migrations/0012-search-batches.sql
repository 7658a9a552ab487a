-- Imports add thousands of startups with one statement: what the search finds of them is written with a few statements too.

-- The same numbers as before, counted in a loop: a query of its own for each word took four times as long.
create or replace function search_deletions(word text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  start constant text := left(word, 8);
  numbers integer[] := array[('x' || left(md5(start), 8))::bit(32)::integer];
  one text;
begin
  for at in 1 .. length(start) loop
    one := left(start, at - 1) || substr(start, at + 1);
    numbers := numbers || ('x' || left(md5(one), 8))::bit(32)::integer;
    if length(word) >= 7 then
      for other in at .. length(one) loop
        numbers := numbers || ('x' || left(md5(left(one, other - 1) || substr(one, other + 1)), 8))::bit(32)::integer;
      end loop;
    end if;
  end loop;
  return array(select distinct number from unnest(numbers) number order by number);
end
$$;

-- Not "strict" any more, so that it becomes part of the statement that calls it. No name still means no words.
create or replace function search_words(name text) returns setof text language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(fold(name), '[^[:alnum:]]+') word where word <> ''
$$;

-- Words are looked up one by one through their index: a plan made for thousands would read all words for one startup,
-- and a plan made for an empty table all words for each.
create function search_startups_added() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  insert into search_entry (kind, entity_id, name, seo_url, image)
    select 'startups', id, name, seo_url, logo_64 from added where is_visible and deleted_at is null;
  insert into search_word (kind, entity_id, word)
    select 'startups', id, word from added cross join lateral search_words(name) word where is_visible and deleted_at is null;
  insert into search_vocabulary (word)
    select fresh from (
      select distinct word collate "C" fresh from added cross join lateral search_words(name) word
      where is_visible and deleted_at is null and length(word) between 4 and 40
    ) words where not exists (select from search_vocabulary where word = fresh)
    order by fresh
    on conflict do nothing;
  return null;
end
$$;
drop trigger search_added on startup;
create trigger search_added after insert on startup referencing new table as added
  for each statement execute function search_startups_added();
create trigger search_removed after delete on startup for each row execute function search_startup_changed();

-- Statistics of these columns help no plan, and gathering them was most of the work of "analyze".
alter table startup_bits alter column bits set statistics 0;
alter table startup_term alter column terms set statistics 0;
alter table search_vocabulary alter column deletions set statistics 0;
