-- What the list of users is searched in.
alter table account add column search text not null generated always as (fold(name || ' ' || surname || ' ' || email)) stored;
create index account_search on account using gin (search gin_trgm_ops) with (fastupdate = off);
create index account_created on account (created_at desc, id);

-- How people have arranged the tables they work with.
create table table_setting (
  account_id uuid not null references account on delete cascade,
  table_key text not null check (table_key <> ''),
  settings jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, table_key)
);
