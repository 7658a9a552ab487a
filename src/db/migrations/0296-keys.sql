-- Keys with which programs of partners read what a member may see, or what the house shows everybody. A key itself is shown once.
create table api_key (
  id uuid primary key,
  -- Null: the house's own.
  account_id uuid references account on delete cascade,
  name text not null,
  -- The beginning of the key, by which people recognise it.
  prefix text not null,
  key_hash bytea not null unique,
  -- What it may read: startups, organizations, programs, jobs, funding.
  areas text[] not null,
  -- Of the house's: it reads lists as a member with a package does.
  opens_premium boolean not null default false,
  per_minute integer not null check (per_minute > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_key_account on api_key (account_id);
