-- Views of admin tables that people have saved: which rows, in which order, with which columns.
create table table_view (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  table_key text not null check (table_key <> ''),
  name text not null check (length(name) between 1 and 60),
  -- Everybody who may read the table sees it.
  is_shared boolean not null default false,
  -- The names and values of the address.
  query jsonb not null,
  -- As in `table_setting`.
  settings jsonb not null,
  updated_at timestamptz not null default now(),
  unique (account_id, table_key, name)
);
create index table_view_shared on table_view (table_key, name) where is_shared;
