-- What a member watches: one entry of four nouns, with a note that only the member sees. `seen`: the facts of the entry that the member
-- knows, such as "round:<id>"; what stands there beside them is new (record 130).
create table watch (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  startup_id uuid references startup on delete cascade,
  program_id uuid references program on delete cascade,
  job_id uuid references job on delete cascade,
  organization_id uuid references organization on delete cascade,
  note text check (length(note) between 1 and 500),
  seen text[] not null default '{}',
  created_at timestamptz not null default now(),
  check (num_nonnulls(startup_id, program_id, job_id, organization_id) = 1),
  unique (account_id, startup_id),
  unique (account_id, program_id),
  unique (account_id, job_id),
  unique (account_id, organization_id)
);
create index watch_startup on watch (startup_id) where startup_id is not null;
create index watch_program on watch (program_id) where program_id is not null;
create index watch_job on watch (job_id) where job_id is not null;
create index watch_organization on watch (organization_id) where organization_id is not null;

-- When the weekly mail last looked at what a member watches.
create table watch_look (
  account_id uuid primary key references account on delete cascade,
  looked_at timestamptz not null default now()
);
create index watch_look_due on watch_look (looked_at);
