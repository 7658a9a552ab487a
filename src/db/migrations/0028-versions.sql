-- Editable things carry a version (decision 22, record 30). `field_versions` says by field with which version it was
-- last changed, so that a save can be compared with what others saved meanwhile.
alter table account add version integer not null default 1 check (version > 0);
alter table account add field_versions jsonb not null default '{}';
alter table type add version integer not null default 1 check (version > 0);
alter table type add field_versions jsonb not null default '{}';
alter table banned_word add version integer not null default 1 check (version > 0);
alter table banned_word add field_versions jsonb not null default '{}';
alter table flagged_text add version integer not null default 1 check (version > 0);
alter table flagged_text add field_versions jsonb not null default '{}';
alter table saved_query add version integer not null default 1 check (version > 0);
alter table saved_query add field_versions jsonb not null default '{}';
alter table entity_access add version integer not null default 1 check (version > 0);
alter table entity_access add field_versions jsonb not null default '{}';
