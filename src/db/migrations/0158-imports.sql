-- Imports of the admin area: a file, how its columns are read, what becomes of each row, and what was there before.
create table import_run (
  id uuid primary key,
  account_id uuid references account on delete set null,
  file_name text not null check (length(file_name) between 1 and 255),
  header jsonb not null,
  -- The first rows, for the eyes.
  sample jsonb not null,
  row_count integer not null check (row_count > 0),
  mapping jsonb,
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone')),
  check (state = 'uploaded' or mapping is not null),
  processed integer not null default 0 check (processed between 0 and row_count),
  -- Rows by what becomes of them; after an undo also how many were restored, removed and left.
  counts jsonb not null default '{}',
  -- Why the work before ended without an effect.
  failure text check (failure in ('stopped', 'failed')),
  stop_requested_at timestamptz,
  created_at timestamptz not null default now(),
  imported_at timestamptz,
  undone_at timestamptz,
  check ((imported_at is not null) = (state in ('imported', 'undoing', 'undone'))),
  check ((undone_at is not null) = (state = 'undone'))
);
create index import_run_newest on import_run (created_at desc, id);
create index import_run_account on import_run (account_id);

-- CSV in UTF-8, packed.
create table import_file (
  run_id uuid primary key references import_run on delete cascade,
  content bytea not null
);

create table import_outcome (
  run_id uuid not null references import_run on delete cascade,
  number integer not null,
  action text collate "C" not null check (action in ('create', 'update', 'unchanged', 'refused', 'repeated')),
  key text not null,
  notes jsonb not null,
  -- Of an undone import: somebody has changed the row since, and it stays so.
  is_kept boolean not null default false,
  primary key (run_id, number)
);
create index import_outcome_action on import_outcome (run_id, action, number);

create table import_write (
  run_id uuid not null references import_run on delete cascade,
  kind text collate "C" not null,
  source_key text collate "C" not null,
  entity_id uuid not null,
  number integer not null,
  before jsonb,
  after jsonb not null,
  source_before jsonb,
  primary key (run_id, kind, source_key)
);

-- Mappings to be used again.
create table import_profile (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  mapping jsonb not null,
  account_id uuid references account on delete set null,
  created_at timestamptz not null default now()
);
create unique index import_profile_name on import_profile (fold(name));
create index import_profile_account on import_profile (account_id);
