-- Applications to jobs (specification of the management side, "Job application").
create table job_application (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  account_id uuid not null references account on delete cascade,
  status_id uuid not null references type,
  note text check (length(note) between 1 and 5000),
  -- Of the profile when it was sent.
  phone text not null,
  linkedin text not null,
  -- What the applicant expects a month; whether the job pays that much was decided when it was sent, so that nobody finds the
  -- figures by changing their own. Both see the figures once both show them.
  min_wage numeric(17, 2) check (min_wage >= 0),
  max_wage numeric(17, 2) check (max_wage >= 0),
  wage_currency_id uuid references currency,
  wage_fit text check (wage_fit in ('suits', 'close', 'apart')),
  applicant_shows_wage boolean not null default false,
  team_shows_wage boolean not null default false,
  -- When the team first said something of use: an interview, an offer, or no.
  answered_at timestamptz,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (job_id, account_id),
  check (min_wage <= max_wage),
  check ((coalesce(min_wage, max_wage) is null) = (wage_currency_id is null))
);
create index job_application_account on job_application (account_id, created_at desc);
create index job_application_job on job_application (job_id, created_at desc);

-- Where an application has been.
create table job_application_step (
  id uuid primary key,
  application_id uuid not null references job_application on delete cascade,
  status_id uuid not null references type,
  created_at timestamptz not null default now()
);
create index job_application_step_application on job_application_step (application_id, created_at);

-- What the team writes of an application. Nobody else sees it.
create table job_application_note (
  id uuid primary key,
  application_id uuid not null references job_application on delete cascade,
  author_id uuid references account on delete set null,
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index job_application_note_application on job_application_note (application_id, created_at);
