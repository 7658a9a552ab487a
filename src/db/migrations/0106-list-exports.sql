-- Rows of a list that a member takes along as a spreadsheet (record 49).
create table list_export (
  id uuid primary key,
  -- Null once the account is deleted: the rows still count for the package.
  account_id uuid references account on delete set null,
  -- The package whose rows of the month they are; null: those of the account alone.
  order_id uuid references payment_order,
  list text not null check (list in ('startups', 'talents', 'organizations')),
  request jsonb not null,
  locale text not null check (locale in ('en', 'tr')),
  -- The first day of the month in Istanbul in which it was asked for.
  month date not null,
  -- Reserved while the file is being written; what it holds once it is whole.
  rows integer not null check (rows > 0),
  written integer not null default 0 check (written >= 0),
  name text,
  file_key text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  failed_at timestamptz,
  check (finished_at is null or failed_at is null),
  check (finished_at is null or name is not null),
  check (file_key is null or finished_at is not null)
);
create index list_export_account on list_export (account_id, created_at desc, id);
create index list_export_order on list_export (order_id, month) where order_id is not null;
create index list_export_month on list_export (account_id, month) where order_id is null;
create index list_export_file on list_export (created_at) where file_key is not null;

-- Whom and what a finished file holds: people see who has taken them along.
create table list_export_row (
  export_id uuid not null references list_export on delete cascade,
  entity_id uuid not null,
  primary key (export_id, entity_id)
);
create index list_export_row_entity on list_export_row (entity_id, export_id);
