-- Spreadsheets that take long to write: asked for, written in the background, fetched by who asked.
create table table_export (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  table_key text not null check (table_key <> ''),
  -- What is wanted, as the call took it.
  asked jsonb not null,
  locale text not null check (locale in ('en', 'tr')),
  -- Rows; unknown before the work begins.
  total integer,
  written integer not null default 0,
  name text,
  file_key text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  failed_at timestamptz
);
create index table_export_account on table_export (account_id, table_key, created_at desc);
create index table_export_age on table_export (created_at);
