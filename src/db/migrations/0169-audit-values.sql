-- The audit is searched by values, before and after, too: by every value of the detail without the names of fields, of rich text by
-- the words and where its links lead. "strict": the values of a list are visited once. And by what an entry names by its id.
alter table audit
  add column search text not null generated always as (fold(action || ' ' || translate(
    entity_id || ' ' || regexp_replace(
      jsonb_path_query_array(detail, 'strict $.** ? (@.type() == "string" || @.type() == "number")')::text,
      '\\[nrt]|</?[a-z][^<>"]*("[^"]*")?[^<>]*>', ' \1 ', 'g'),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))) stored,
  add column ids uuid[] not null generated always as (string_to_array(btrim(regexp_replace(
    entity_id || ' ' || detail::text, '.*?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|$)', '\1 ', 'g')), ' ')::uuid[]) stored;
-- Of the actions alone.
alter index audit_search rename to audit_action_search;
create index audit_search on audit using gin (search gin_trgm_ops) with (fastupdate = off);
create index audit_ids on audit using gin (ids) with (fastupdate = off);

-- One kind of thing, and one thing, the newest first; a change of many rows looks for the entry of each.
drop index audit_entity;
create index audit_kind on audit (entity, created_at desc, id);
create index audit_thing on audit (entity_id, created_at desc, id);

-- Entries are found by the names of what they mention.
create index type_named on type using gin (fold(name_en || ' ' || name_tr) gin_trgm_ops);
create index city_named on city using gin (fold(name_en || ' ' || name_tr) gin_trgm_ops);
