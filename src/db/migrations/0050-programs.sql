-- Programs of organizations (specification of the management side, "Program").
create table program (
  id uuid primary key,
  -- Place of the program in the bit strings of the filter index.
  ordinal integer generated always as identity unique,
  organization_id uuid not null references organization on delete cascade,
  seo_url text not null unique,
  program_type_id uuid not null references type,
  name_en text,
  name_tr text,
  name_fold text not null generated always as (fold(coalesce(name_en, name_tr))) stored,
  name_order_tr text not null generated always as (turkish_order(coalesce(name_tr, name_en))) stored,
  search text not null generated always as (fold(coalesce(name_en, '') || ' ' || coalesce(name_tr, ''))) stored,
  description_en text,
  description_tr text,
  facilities_en text,
  facilities_tr text,
  conditions_en text,
  conditions_tr text,
  awards_en text,
  awards_tr text,
  evaluation_criteria_en text,
  evaluation_criteria_tr text,
  -- The days on which it takes place.
  start_date date,
  finish_date date,
  -- One may apply from the first second to the end of the last. Whether it is open follows from these and the clock alone.
  apply_start timestamptz,
  apply_finish timestamptz,
  is_grant boolean not null default false,
  investment_type_id uuid references type,
  investment_stage_id uuid references type,
  min_investment numeric(17, 2) check (min_investment >= 0),
  max_investment numeric(17, 2) check (max_investment >= 0),
  investment_currency_id uuid references currency,
  -- Percent of the startup.
  min_share numeric(5, 2) check (min_share between 0 and 100),
  max_share numeric(5, 2) check (max_share between 0 and 100),
  is_visible boolean not null default true,
  -- Written by programs_prepare: visible, as its organization is.
  is_listed boolean not null default false,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (coalesce(name_en, name_tr) is not null and length(name_en) between 1 and 200 and length(name_tr) between 1 and 200),
  check (start_date <= finish_date),
  check (apply_start <= apply_finish),
  check (min_investment <= max_investment),
  check (min_share <= max_share),
  check ((coalesce(min_investment, max_investment) is null) = (investment_currency_id is null))
);
create index program_organization on program (organization_id, apply_finish desc nulls first);
create index program_closing on program (apply_finish, id) include (ordinal) where is_listed;
create index program_newest on program (created_at desc, id desc) include (ordinal) where is_listed;
create index program_name_en on program (name_fold collate "C", id) include (ordinal) where is_listed;
create index program_name_tr on program (name_order_tr collate "C", id) include (ordinal) where is_listed;
create index program_search on program using gin (search gin_trgm_ops) where is_listed;
create index program_place on program (ordinal) include (id);

create table program_choice (
  program_id uuid not null references program on delete cascade,
  kind text not null check (kind in ('stage', 'sector', 'targetMarket', 'technology')),
  type_id uuid not null references type,
  primary key (program_id, kind, type_id)
);

insert into list_index (kind, source) values ('programs', 'program');
