-- Facts have an age: who last said that a field is true, and when. What is not named was confirmed with the whole entry.
alter table startup add column confirmations jsonb not null default '{}' check (jsonb_typeof(confirmations) = 'object');

-- A question to an owner whether facts are still true; its link is mailed and can be used once.
create table fact_check (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  facts text[] not null check (cardinality(facts) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index fact_check_account on fact_check (account_id, created_at);
