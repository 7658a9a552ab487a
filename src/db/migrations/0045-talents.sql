-- The list of talents, and from whom a member hides.

-- Who sees that a member looks for work.
alter table profile add column job_search_audience text not null default 'members'
  check (job_search_audience in ('nobody', 'members', 'everyone'));

-- From whom a member hides: one person, one startup or organization with its members, or everybody with an address of a mail domain.
-- The rule is `sees_person` in src/db/functions.
create table profile_hiding (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  person_id uuid references account on delete cascade check (person_id <> account_id),
  startup_id uuid references startup on delete cascade,
  organization_id uuid references organization on delete cascade,
  domain text check (domain = lower(domain) and length(domain) <= 253 and domain ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'),
  created_at timestamptz not null default now(),
  check (num_nonnulls(person_id, startup_id, organization_id, domain) = 1),
  unique nulls not distinct (account_id, person_id, startup_id, organization_id, domain) deferrable initially deferred
);
create index profile_hiding_person on profile_hiding (person_id);
create index profile_hiding_startup on profile_hiding (startup_id);
create index profile_hiding_organization on profile_hiding (organization_id);

-- The rows of the list of talents: what it sorts and compares of accounts and their profiles. Only triggers write it.
create table talent (
  id uuid primary key references account on delete cascade,
  ordinal integer generated always as identity unique,
  is_listed boolean not null,
  name_fold text not null,
  name_order_tr text not null,
  -- How much of the public profile is filled in, in percent.
  fullness smallint not null,
  -- What is expected at least, else at most: US dollars, and percent of a company.
  salary_usd numeric(14, 2),
  share numeric(5, 2),
  created_at timestamptz not null
);
create index talent_fullest on talent (fullness desc, id desc) include (ordinal) where is_listed;
create index talent_newest on talent (created_at desc, id desc) include (ordinal) where is_listed;
create index talent_name_en on talent (name_fold collate "C", id) include (ordinal) where is_listed;
create index talent_name_tr on talent (name_order_tr collate "C", id) include (ordinal) where is_listed;
create index talent_salary on talent (salary_usd) include (ordinal) where is_listed;
create index talent_share on talent (share) include (ordinal) where is_listed;
create index talent_place on talent (ordinal) include (id, fullness, created_at, salary_usd, share);
insert into list_index (kind, source) values ('talents', 'talent');

-- Accounts that a transaction changes: the index follows once for all of them, as it ends.
create table talent_refreshing (
  transaction xid8 not null,
  account_id uuid not null,
  primary key (transaction, account_id)
);

create index university_slug on university (trim(both '-' from regexp_replace(fold(name_en), '[^a-z0-9]+', '-', 'g')));
