-- Startups and their rows are edited (records 30 and 43): each carries its version.
alter table startup
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
alter table startup_affiliation
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
alter table startup_competitor
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
alter table startup_patent
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
alter table startup_government_support
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
alter table startup_update
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
alter table startup_member
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
alter table funding
  add column version integer not null default 1 check (version >= 1),
  add column field_versions jsonb not null default '{}';
