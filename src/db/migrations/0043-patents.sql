-- Patents that organizations offer (specification of the portal, "Patent"). Those of startups are rows of startup_patent.
create table patent (
  id uuid primary key,
  -- Place of the patent in the bit strings of the filter index.
  ordinal integer generated always as identity unique,
  organization_id uuid not null references organization on delete cascade,
  name_en text,
  name_tr text,
  name_fold text not null generated always as (fold(coalesce(name_en, name_tr))) stored,
  name_order_tr text not null generated always as (turkish_order(coalesce(name_tr, name_en))) stored,
  search text not null generated always as (fold(coalesce(name_en, '') || ' ' || coalesce(name_tr, ''))) stored,
  application_numbers text[] not null check (cardinality(application_numbers) > 0 and array_position(application_numbers, '') is null),
  inventors text[] not null default '{}',
  photo text,
  value numeric(17, 2) check (value >= 0),
  value_currency_id uuid references currency,
  value_usd numeric(17, 2),
  technology_readiness_level_id uuid references type,
  looking_for_description_en text,
  looking_for_description_tr text,
  problem_en text,
  problem_tr text,
  advantage_en text,
  advantage_tr text,
  protection_start date,
  protection_end date,
  market_size numeric(17, 2) check (market_size >= 0),
  market_size_currency_id uuid references currency,
  market_size_usd numeric(17, 2),
  is_visible boolean not null default true,
  -- Written by patents_prepare: visible, as its organization is.
  is_listed boolean not null default false,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (coalesce(name_en, name_tr) is not null and length(name_en) between 1 and 300 and length(name_tr) between 1 and 300),
  check ((value is null) = (value_currency_id is null)),
  check ((market_size is null) = (market_size_currency_id is null)),
  check (protection_start <= protection_end)
);
create index patent_organization on patent (organization_id, created_at desc);
create index patent_newest on patent (created_at desc, id desc) include (ordinal) where is_listed;
create index patent_name_en on patent (name_fold collate "C", id) include (ordinal) where is_listed;
create index patent_name_tr on patent (name_order_tr collate "C", id) include (ordinal) where is_listed;
create index patent_value on patent (value_usd desc nulls last, id desc) include (ordinal) where is_listed;
create index patent_protected on patent (protection_end desc nulls last, id desc) include (ordinal) where is_listed;
create index patent_search on patent using gin (search gin_trgm_ops) where is_listed;
create index patent_place on patent (ordinal) include (id, value_usd, protection_end);

create table patent_choice (
  patent_id uuid not null references patent on delete cascade,
  kind text not null check (kind in ('sector', 'targetMarket', 'patentLookingFor')),
  type_id uuid not null references type,
  primary key (patent_id, kind, type_id)
);

insert into list_index (kind, source) values ('patents', 'patent');
