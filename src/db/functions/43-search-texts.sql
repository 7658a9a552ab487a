-- What the search finds of a thing besides its name: one row of `search_text`, a word once, with the best place it stands in.
--   A  names, whose it is, values of the catalogue by their ids ("#" and the end of the id), and "#<noun>"
--   B  tagline, title of a person, summary
--   C  skills
--   D  descriptions
-- Words are in search form, uncut: who searches looks for beginnings (`shared/lexicon/word-query.ts`). Only what everybody sees
-- stands here. Rows follow the filter index in the transaction of a write (`list_refresh_index`); triggers follow texts that no filter has.

create or replace function search_value(id text) returns text language sql immutable parallel safe as $$
  select '#' || right(replace(id, '-', ''), 16)
$$;

-- "ODTU" of "Orta Doğu Teknik Üniversitesi": first letters of at least three words, without those that join others.
create or replace function search_initials(name text) returns text language sql immutable parallel safe as $$
  select case when count(*) > 2 then string_agg(left(word, 1), '' order by place) end
  from regexp_split_to_table(fold(name), '[^[:alnum:]]+') with ordinality split (word, place)
  where word <> '' and word not in ('ve', 'and', 'of', 'the', 'for', 'in', 'icin', 'ile')
$$;

-- The texts of each noun with their place and language (null: as people wrote it). They are shown with the word marked, too.
create or replace function startups_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select s.id, t.* from startup s cross join lateral (values
    ('A', null, s.name), ('B', 'en', s.tagline_en), ('B', 'tr', s.tagline_tr), ('D', 'en', s.description_en), ('D', 'tr', s.description_tr)
  ) t (place, language, said) where s.id = any (ids) and t.said is not null
  union all
  select startup_id, 'A', null, name from startup_former_name where startup_id = any (ids)
$$;
-- One may look for people by the first letters of their given names.
create or replace function talents_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select a.id, t.* from account a left join profile p on p.account_id = a.id cross join lateral (values
    ('A', null, a.name || ' ' || a.surname), ('B', null, a.title), ('D', null, p.description),
    ('A', null, (select string_agg(left(word, 1), ' ') from search_words(a.name) word))
  ) t (place, language, said) where a.id = any (ids) and t.said is not null
$$;
-- A university has its name in the other language, too.
create or replace function organizations_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select o.id, t.* from organization o
  left join university u on u.state = 'confirmed' and (u.name_tr = o.name or u.name_en = o.name)
  cross join lateral (values
    ('A', null, o.name), ('A', null, search_initials(o.name)), ('A', 'en', u.name_en), ('A', 'tr', u.name_tr),
    ('A', 'en', search_initials(u.name_en)), ('A', 'tr', search_initials(u.name_tr)),
    ('B', 'en', o.tagline_en), ('B', 'tr', o.tagline_tr), ('D', 'en', o.description_en), ('D', 'tr', o.description_tr),
    ('D', 'en', o.about_en), ('D', 'tr', o.about_tr)
  ) t (place, language, said) where o.id = any (ids) and t.said is not null
$$;
create or replace function providers_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select p.id, t.* from service_provider p cross join lateral (values
    ('A', null, p.name), ('B', 'en', p.slogan_en), ('B', 'tr', p.slogan_tr), ('D', 'en', p.description_en), ('D', 'tr', p.description_tr),
    ('D', 'en', p.about_en), ('D', 'tr', p.about_tr)
  ) t (place, language, said) where p.id = any (ids) and t.said is not null
$$;
create or replace function jobs_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select j.id, t.* from job j join startup s on s.id = j.startup_id cross join lateral (values
    ('A', 'en', j.title_en), ('A', 'tr', j.title_tr), ('A', null, s.name), ('D', 'en', j.description_en), ('D', 'tr', j.description_tr)
  ) t (place, language, said) where j.id = any (ids) and t.said is not null
$$;
create or replace function patents_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select p.id, t.* from patent p join organization o on o.id = p.organization_id cross join lateral (values
    ('A', 'en', p.name_en), ('A', 'tr', p.name_tr), ('A', null, o.name), ('D', 'en', p.problem_en), ('D', 'tr', p.problem_tr),
    ('D', 'en', p.advantage_en), ('D', 'tr', p.advantage_tr), ('D', 'en', p.looking_for_description_en), ('D', 'tr', p.looking_for_description_tr)
  ) t (place, language, said) where p.id = any (ids) and t.said is not null
$$;
create or replace function programs_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select p.id, t.* from program p join organization o on o.id = p.organization_id cross join lateral (values
    ('A', 'en', p.name_en), ('A', 'tr', p.name_tr), ('A', null, o.name), ('D', 'en', p.description_en), ('D', 'tr', p.description_tr)
  ) t (place, language, said) where p.id = any (ids) and t.said is not null
$$;
create or replace function reports_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select r.id, t.* from report r cross join lateral (values
    ('A', 'en', r.title_en), ('A', 'tr', r.title_tr), ('B', 'en', r.summary_en), ('B', 'tr', r.summary_tr)
  ) t (place, language, said) where r.id = any (ids) and t.said is not null
$$;
create or replace function posts_texts_of(ids uuid[]) returns table (id uuid, place text, language text, said text) language sql stable as $$
  select b.id, t.* from blog_post b cross join lateral (values
    ('A', 'en', b.title_en), ('A', 'tr', b.title_tr), ('A', null, b.author), ('B', 'en', b.summary_en), ('B', 'tr', b.summary_tr),
    ('D', 'en', b.body_en), ('D', 'tr', b.body_tr)
  ) t (place, language, said) where b.id = any (ids) and b.is_visible and t.said is not null
$$;

-- Those of any noun.
create or replace function search_texts_of(noun text, ids uuid[]) returns table (id uuid, place text, language text, said text)
language plpgsql stable as $$
begin
  if noun = 'startups' then return query select * from startups_texts_of(ids);
  elsif noun = 'jobs' then return query select * from jobs_texts_of(ids);
  else return query execute format('select * from %I($1)', noun || '_texts_of') using ids;
  end if;
end
$$;

-- Brings what is found of these things in line; of those that no list shows nothing is. Values are those of the filter index that
-- everybody may filter by, or sees on a row.
create or replace function search_texts_refresh(of_noun text, ids uuid[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  of_kind constant text := case of_noun when 'talents' then 'people' when 'startups' then 'startups' else 'ecosystem' end;
begin
  -- Few things, as a save has, take one plan of a connection; it holds until the end of this function.
  if cardinality(ids) <= 50 then perform set_config('plan_cache_mode', 'force_generic_plan', true); end if;
  with term as materialized (
    select t.id, split_part(term, ':', 1) name, split_part(term, ':', -1) value
    from list_term t cross join lateral unnest(t.terms) term where t.kind = of_noun and t.id = any (ids)
  ), text as materialized (
    select * from search_texts_of(of_noun, ids)
  ), token as (
    select id, left(word, 40) || ':1' || place token from text cross join lateral search_words(said) word
    union all
    select id, search_value(value) || ':1' || case name when 'skill' then 'C' when 'softSkill' then 'C' else 'A' end from term
    where name in ('sector', 'subSector', 'technology', 'country', 'city', 'type', 'organizerType', 'programType', 'targetMarket', 'jobRole',
      'workingPlan', 'skill', 'softSkill', 'serviceIndustry', 'reportCategory', 'reportType', 'userType')
    union all
    select distinct id, mark || ':1A' from text cross join lateral (values ('#' || of_noun), ('#' || of_kind)) marks (mark)
  ), fresh as materialized (
    select id, string_agg(token, ' ')::tsvector words from token
    where id in (select id from text) and (of_noun = 'posts' or id in (select id from term where name = 'listed')) group by id
  ), gone as (
    delete from search_text where kind = of_kind and entity_id = any (ids) and entity_id not in (select id from fresh)
  )
  insert into search_text as stored (kind, entity_id, words) select of_kind, id, words from fresh order by id
  on conflict (kind, entity_id) do update set words = excluded.words where stored.words <> excluded.words;
end
$$;

-- Things in whose texts the words of a search are, at most so many. The index answers alone: a plan with a limit would rather read the table.
create or replace function search_texts_with(query text, most integer) returns table (entity_id uuid, words tsvector) language plpgsql stable
set enable_seqscan = off as $$
begin
  return query select t.entity_id, t.words from search_text t where t.words @@ query::tsquery limit most;
end
$$;

-- Texts that no filter has. The argument is the noun.
create or replace function search_texts_changed() returns trigger language plpgsql as $$
begin
  perform search_texts_refresh(tg_argv[0], array[coalesce(new.id, old.id)]);
  return null;
end
$$;
do $$
declare
  made record;
begin
  for made in select * from (values
    ('organization', 'organizations'), ('service_provider', 'providers'), ('job', 'jobs'), ('patent', 'patents'), ('program', 'programs'), ('report', 'reports')
  ) source (name, noun) loop
    if not exists (select from pg_trigger where tgrelid = made.name::regclass and tgname = 'search_texts_changed') then
      execute format('create or replace trigger search_texts_changed after update or delete on %I for each row execute function search_texts_changed(%L)', made.name, made.noun);
    end if;
  end loop;
end
$$;
create or replace trigger search_texts_changed after insert or update or delete on blog_post
  for each row execute function search_texts_changed('posts');

-- Whose a thing is stands in its texts.
create or replace function search_texts_of_startup_changed() returns trigger language plpgsql as $$
begin
  perform search_texts_refresh('jobs', array(select id from job where startup_id = new.id));
  return null;
end
$$;
create or replace trigger search_texts_renamed after update on startup for each row
  when (old.name is distinct from new.name) execute function search_texts_of_startup_changed();
-- A former name is found, until it is taken away.
create or replace function search_texts_former_name_changed() returns trigger language plpgsql as $$
begin
  perform search_texts_refresh('startups', array[coalesce(new.startup_id, old.startup_id)]);
  return null;
end
$$;
create or replace trigger search_texts_changed after insert or delete on startup_former_name
  for each row execute function search_texts_former_name_changed();
create or replace function search_texts_of_organization_changed() returns trigger language plpgsql as $$
begin
  perform search_texts_refresh('programs', array(select id from program where organization_id = new.id));
  perform search_texts_refresh('patents', array(select id from patent where organization_id = new.id));
  return null;
end
$$;
create or replace trigger search_texts_renamed after update on organization for each row
  when (old.name is distinct from new.name) execute function search_texts_of_organization_changed();

-- Writes the next rows of a noun that older functions left without.
create or replace function search_texts_catch_up(argument text[], after_id text) returns text language plpgsql as $$
declare
  noun constant text := argument[1];
  source constant text := coalesce((select source from list_index where kind = argument[1]), 'blog_post');
  ids uuid[];
begin
  execute format('select array(select id from %I where id > $1 order by id limit 200 for no key update)', source)
    using coalesce(nullif(after_id, ''), '00000000-0000-0000-0000-000000000000')::uuid into ids;
  if cardinality(ids) > 0 then perform search_texts_refresh(noun, ids); end if;
  return ids[cardinality(ids)];
end
$$;
insert into catch_up (step, argument)
select 'search_texts_catch_up', array[noun] from unnest('{startups,talents,organizations,providers,programs,jobs,patents,reports,posts}'::text[]) noun
on conflict (step, argument) do update set position = '';
