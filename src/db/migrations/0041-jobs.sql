-- Jobs of startups (specification of the management side, "Job").
create table job (
  id uuid primary key,
  -- Place of the job in the bit strings of the filter index.
  ordinal integer generated always as identity unique,
  startup_id uuid not null references startup on delete cascade,
  seo_url text not null unique,
  title_en text,
  title_tr text,
  name_fold text not null generated always as (fold(coalesce(title_en, title_tr))) stored,
  name_order_tr text not null generated always as (turkish_order(coalesce(title_tr, title_en))) stored,
  search text not null generated always as (fold(coalesce(title_en, '') || ' ' || coalesce(title_tr, ''))) stored,
  description_en text,
  description_tr text,
  job_role_id uuid not null references type,
  country_id uuid not null references country,
  city_id uuid references city,
  county_id uuid references county,
  pay_plan_id uuid not null references type,
  min_wage numeric(17, 2) check (min_wage >= 0),
  max_wage numeric(17, 2) check (max_wage >= 0),
  wage_currency_id uuid references currency,
  -- US dollars for one unit of the wage's currency, and the day of that rate.
  usd_rate numeric(20, 10) check (usd_rate > 0),
  usd_rate_date date,
  -- Percent of the company.
  min_share numeric(5, 2) check (min_share between 0 and 100),
  max_share numeric(5, 2) check (max_share between 0 and 100),
  -- Live from the beginning of the first to the end of the last day, in Istanbul.
  publication_date date not null,
  expiration_date date not null,
  is_visible boolean not null default true,
  -- Written by jobs_prepare: visible, as its startup is; the wage of a month in US dollars, the upper one of two.
  is_listed boolean not null default false,
  monthly_wage_usd numeric(17, 2),
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (coalesce(title_en, title_tr) is not null and length(title_en) between 1 and 200 and length(title_tr) between 1 and 200),
  check (coalesce(description_en, description_tr) is not null),
  check (min_wage <= max_wage),
  check (min_share <= max_share),
  check ((coalesce(min_wage, max_wage) is null) = (wage_currency_id is null)),
  check ((usd_rate is null) = (usd_rate_date is null)),
  check (publication_date <= expiration_date)
);
create index job_startup on job (startup_id, publication_date desc);
create index job_newest on job (publication_date desc, id desc) include (ordinal) where is_listed;
create index job_closing on job (expiration_date, id) include (ordinal) where is_listed;
create index job_wage on job (monthly_wage_usd desc nulls last, id desc) include (ordinal) where is_listed;
create index job_name_en on job (name_fold collate "C", id) include (ordinal) where is_listed;
create index job_name_tr on job (name_order_tr collate "C", id) include (ordinal) where is_listed;
create index job_search on job using gin (search gin_trgm_ops) where is_listed;
create index job_place on job (ordinal) include (id, publication_date, expiration_date);

create table job_choice (
  job_id uuid not null references job on delete cascade,
  kind text not null check (kind in ('workingPlan', 'skill', 'softSkill')),
  type_id uuid not null references type,
  primary key (job_id, kind, type_id)
);

insert into list_index (kind, source) values ('jobs', 'job');
