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

-- Words that texts of members are refused or looked at for (decision 19).
create table banned_word (
  id uuid primary key,
  word text not null check (length(word) between 1 and 100),
  -- In search form, a space between words: how it is compared.
  form text not null unique check (form <> ''),
  action text not null check (action in ('refuse', 'flag')),
  -- Only texts of this language; none: all.
  locale text check (locale in ('en', 'tr')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
