-- What an admin said of a row that its source has no more: that it is gone, which takes it away here too, or that it stays.
-- The columns of a row that is edited (record 30), as admin tables need them.
alter table import_row
  add column id uuid not null default gen_random_uuid(),
  add column decision text check (decision in ('gone', 'stays')),
  add column decided_at timestamptz,
  add column decided_by uuid references account on delete set null,
  add column version integer not null default 1 check (version > 0),
  add column field_versions jsonb not null default '{}',
  add check ((decision is null) = (decided_at is null)),
  add check (decision is null or vanished_at is not null);
-- Imports look rows up by their key; only these are looked up by their id.
create unique index import_row_vanished on import_row (id) where vanished_at is not null;
create index import_row_decided_by on import_row (decided_by) where decided_by is not null;
