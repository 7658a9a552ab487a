-- Startups that are probably there twice: found every night, dismissed by people.
create table startup_double (
  id uuid primary key,
  -- The older one.
  first_id uuid not null references startup on delete cascade,
  second_id uuid not null references startup on delete cascade,
  signs text[] not null check (cardinality(signs) > 0 and signs <@ array['name', 'site', 'founder', 'phone']),
  state text not null default 'open' check (state in ('open', 'different')),
  found_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  check (first_id <> second_id),
  unique (first_id, second_id)
);
create index startup_double_second on startup_double (second_id);
create index startup_double_found on startup_double (state, found_at desc, id);

-- Two startups that were one: what changed, so that it can be undone.
create table startup_merge (
  id uuid primary key,
  -- Deleted by the merge; its address leads to the other one.
  source_id uuid not null references startup on delete cascade,
  target_id uuid not null references startup on delete cascade,
  account_id uuid references account on delete set null,
  -- Of the target, by column: before and after. No key: the column stayed.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- Keys of the rows that moved, by table.
  moved jsonb not null default '{}',
  -- The name of the source became a former name of the target.
  added_name boolean not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  check (source_id <> target_id)
);
create unique index startup_merge_source on startup_merge (source_id) where undone_at is null;
create index startup_merge_target on startup_merge (target_id);
create index startup_merge_newest on startup_merge (created_at desc, id);
