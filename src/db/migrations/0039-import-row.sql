-- What imports made of the rows of their sources: the next import finds a row again by its key, and tells what it wrote itself
-- from what was edited here (record 36). No reference holds the entity: of one that was deleted here, the row says so.
create table import_row (
  kind text collate "C" not null check (kind in ('startup', 'funding', 'organization')),
  source_key text collate "C" not null,
  entity_id uuid not null,
  -- Of all values of the row: while it stays the same, nothing is compared.
  digest text,
  -- Of each value that was written, by column.
  digests jsonb not null default '{}',
  -- Since when the source lacks the row, where the profile marks such rows.
  vanished_at timestamptz,
  primary key (kind, source_key)
);
create index import_row_entity on import_row (entity_id, kind);

-- Lists were told apart by another name and form.
insert into import_row (kind, source_key, entity_id, digest, digests)
  select 'startup', source_key, id, source_digest, coalesce(digests, '{}') - 'sub_sector'
  from startup left join startup_import on startup_id = id where source_key is not null;
insert into import_row (kind, source_key, entity_id, digest)
  select 'funding', source_key, id, source_digest from funding where source_key is not null;
drop table startup_import;
alter table startup drop column source_key, drop column source_digest;
alter table funding drop column source_key, drop column source_digest;

-- Imports look for startups and organizations with the same website: an address without what its spellings differ in.
create index startup_site on startup
  (lower(rtrim(split_part(split_part(regexp_replace(website, '^https?://(www\.)?', '', 'i'), '?', 1), '#', 1), '/')))
  where website is not null;
create index organization_site on organization
  (lower(rtrim(split_part(split_part(regexp_replace(website, '^https?://(www\.)?', '', 'i'), '?', 1), '#', 1), '/')))
  where website is not null;
