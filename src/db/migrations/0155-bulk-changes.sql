-- Changes of many rows of an admin table: requested, done in the background in one transaction, watched by who requested them.
create table bulk_change (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  table_key text not null check (table_key <> ''),
  -- What to do with each row, as the call took it.
  change jsonb not null,
  ids uuid[] not null check (cardinality(ids) between 1 and 10000),
  locale text not null check (locale in ('en', 'tr')),
  -- Rows that were tried; none of them is changed for others before the end.
  processed integer not null default 0 check (processed between 0 and cardinality(ids)),
  answer jsonb,
  created_at timestamptz not null default now(),
  stop_requested_at timestamptz,
  finished_at timestamptz,
  stopped_at timestamptz,
  failed_at timestamptz,
  check (num_nonnulls(finished_at, stopped_at, failed_at) <= 1),
  check ((answer is null) = (finished_at is null))
);
create index bulk_change_account on bulk_change (account_id, table_key, created_at desc);
create index bulk_change_age on bulk_change (created_at);
