-- The audit is searched by values before and after, too. As in functions/01-text.sql:
create function audit_search(action text, entity_id text, detail jsonb) returns text
  language sql immutable strict parallel safe
  return fold(action || ' ' || translate(entity_id || coalesce(
    (select string_agg(' ' || regexp_replace(value #>> '{}', '</?[a-z][^<>"]*("[^"]*")?[^<>]*>', ' \1 ', 'g'), '')
      from jsonb_path_query(detail, 'strict $.** ? (@.type() == "string" || @.type() == "number")') value), ''),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)));

create function audit_ids(entity_id text, detail jsonb) returns uuid[]
  language sql immutable strict parallel safe
  return array(select distinct found[1]::uuid
    from regexp_matches(entity_id || ' ' || detail::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found);

alter table audit
  add column search text not null generated always as (audit_search(action, entity_id, detail)) stored,
  add column ids uuid[] not null generated always as (audit_ids(entity_id, detail)) stored;
-- Of the actions alone.
alter index audit_search rename to audit_action_search;
create index audit_search on audit using gin (search gin_trgm_ops) with (fastupdate = off);
create index audit_ids on audit using gin (ids) with (fastupdate = off);

-- One kind of thing, and one thing, the newest first; a change of many rows looks for the entry of each.
drop index audit_entity;
create index audit_kind on audit (entity, created_at desc, id);
create index audit_thing on audit (entity_id, created_at desc, id);
