-- Organizations, as far as startups refer to them (investors, incubation centers); their own fields come with their pages.
create table organization (
  id uuid primary key,
  type_id uuid not null references type,
  name text not null check (length(name) between 1 and 200),
  name_fold text not null generated always as (fold(name)) stored,
  seo_url text not null unique,
  tagline_en text,
  tagline_tr text,
  country_id uuid references country,
  city_id uuid references city,
  website text,
  logo text,
  is_visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index organization_name on organization (name_fold text_pattern_ops);

create table startup (
  id uuid primary key,
  -- Place of the startup in the bit strings of the filter index.
  ordinal integer generated always as identity unique,
  seo_url text not null unique,
  name text not null check (length(name) between 1 and 200),
  name_fold text not null generated always as (fold(name)) stored,
  legal_name text,
  legal_form_id uuid references type,
  tagline_en text,
  tagline_tr text,
  description_en text,
  description_tr text,
  sector_id uuid references type,
  stage_id uuid references type,
  employee_count_id uuid references type,
  operating_status_id uuid references type,
  incorporated boolean,
  foundation_date date,
  country_id uuid references country,
  city_id uuid references city,
  county_id uuid references county,
  website text,
  facebook text,
  instagram text,
  twitter text,
  linkedin text,
  target_group_en text,
  target_group_tr text,
  competitive_advantage_en text,
  competitive_advantage_tr text,
  revenue_model_description_en text,
  revenue_model_description_tr text,
  market_size numeric(17, 2) check (market_size >= 0),
  market_size_currency_id uuid references currency,
  market_size_usd numeric(17, 2),
  investment_seeking_status_id uuid references type,
  investment_seeking_tour_id uuid references type,
  investment_seeking_type_id uuid references type,
  seeking_amount numeric(17, 2) check (seeking_amount >= 0),
  seeking_amount_currency_id uuid references currency,
  seeking_amount_usd numeric(17, 2),
  seeking_start_date date,
  seeking_end_date date,
  logo text,
  logo_512 text,
  logo_256 text,
  logo_64 text,
  cover text,
  cover_high text,
  cover_medium text,
  cover_low text,
  is_visible boolean not null default true,
  is_favorite boolean not null default false,
  source text not null default 'member' check (source in ('member', 'import', 'bot', 'demo')),
  -- Name of the row in the source it was imported from: importing it again finds it.
  source_key text unique,
  -- Kept by startup_refresh: sums over fundings and the share of filled fields in percent.
  total_raised_usd numeric(17, 2) not null default 0,
  funding_count integer not null default 0,
  last_funding_date date,
  fullness smallint not null default 0 check (fullness between 0 and 100),
  -- When the team last said that the entry is right.
  confirmed_at timestamptz,
  deleted_at timestamptz,
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((market_size is null) = (market_size_currency_id is null)),
  check ((seeking_amount is null) = (seeking_amount_currency_id is null)),
  check (seeking_end_date is null or seeking_start_date is null or seeking_start_date <= seeking_end_date)
);

create table startup_choice (
  startup_id uuid not null references startup on delete cascade,
  kind text not null check (kind in ('subSector', 'technology', 'businessModel', 'revenueModel', 'startupProgram')),
  type_id uuid not null references type,
  primary key (startup_id, kind, type_id)
);

create table startup_affiliation (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  kind text not null check (kind in ('incubationCenter', 'accelerationProgram')),
  organization_id uuid references organization on delete set null,
  name text not null check (length(name) between 1 and 200),
  start_date date,
  end_date date,
  check (end_date is null or start_date is null or start_date <= end_date)
);
create index startup_affiliation_startup on startup_affiliation (startup_id);
create index startup_affiliation_organization on startup_affiliation (organization_id);

create table startup_competitor (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  name text not null check (length(name) between 1 and 200),
  website text
);
create index startup_competitor_startup on startup_competitor (startup_id);

create table startup_patent (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  name text not null check (name <> ''),
  application_number text not null check (application_number <> '')
);
create index startup_patent_startup on startup_patent (startup_id);

create table startup_government_support (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  support_id uuid not null references type,
  received_date date not null
);
create index startup_government_support_startup on startup_government_support (startup_id);

create table startup_update (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  update_date date not null,
  description_en text,
  description_tr text,
  check (coalesce(description_en, description_tr, '') <> '')
);
create index startup_update_startup on startup_update (startup_id, update_date desc);

create table startup_member (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  kind text not null check (kind in ('team', 'mentor')),
  account_id uuid references account on delete set null,
  name text not null check (length(name) between 1 and 200),
  title text,
  profession_id uuid references type,
  position text,
  share_value numeric(5, 2) check (share_value between 0 and 100),
  known_time text,
  where_met text,
  photo text,
  invited boolean not null default false,
  sort_order integer not null default 0
);
create index startup_member_startup on startup_member (startup_id, kind, sort_order);
create index startup_member_account on startup_member (account_id);

create table funding (
  id uuid primary key,
  startup_id uuid not null references startup on delete cascade,
  -- The tour (seed, series A …) and the kind of money (equity, debt, grant …).
  stage_id uuid references type,
  type_id uuid references type,
  announced_date date,
  amount numeric(17, 2) check (amount >= 0),
  amount_currency_id uuid references currency,
  amount_usd numeric(17, 2),
  pre_valuation numeric(17, 2) check (pre_valuation >= 0),
  pre_valuation_currency_id uuid references currency,
  pre_valuation_usd numeric(17, 2),
  -- US dollars for one unit of the amount's currency, and the day of that rate.
  usd_rate numeric(20, 10),
  usd_rate_date date,
  share_ratio numeric(5, 2) check (share_ratio between 0 and 100),
  is_private boolean not null default false,
  source_key text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((amount is null) = (amount_currency_id is null)),
  check ((amount is null) = (amount_usd is null)),
  check ((pre_valuation is null) = (pre_valuation_currency_id is null))
);
create index funding_startup on funding (startup_id, announced_date desc, id desc);
create index funding_announced on funding (announced_date desc, id desc);
create index funding_amount on funding (amount_usd);
create index funding_valuation on funding (pre_valuation_usd) where pre_valuation_usd is not null;

create table funding_investor (
  id uuid primary key,
  funding_id uuid not null references funding on delete cascade,
  name text not null check (length(name) between 1 and 200),
  organization_id uuid references organization on delete set null,
  account_id uuid references account on delete set null,
  is_lead boolean not null default false
);
create index funding_investor_funding on funding_investor (funding_id);
create index funding_investor_organization on funding_investor (organization_id);
create index funding_investor_account on funding_investor (account_id);

-- Filters a member keeps; their ids are 24 hex characters.
create table saved_query (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  account_id uuid not null references account on delete cascade,
  name text not null check (length(name) between 1 and 120),
  rule jsonb not null,
  sort text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, name)
);
