-- Service providers (specification of the management side, "Service provider").
create table service_provider (
  id uuid primary key,
  -- Place of the provider in the bit strings of the filter index.
  ordinal integer generated always as identity unique,
  seo_url text not null unique,
  name text not null check (length(name) between 1 and 200),
  name_fold text not null generated always as (fold(name)) stored,
  name_order_tr text not null generated always as (turkish_order(name)) stored,
  slogan_en text,
  slogan_tr text,
  description_en text,
  description_tr text,
  about_en text,
  about_tr text,
  email text,
  phone text,
  website text,
  facebook text,
  instagram text,
  twitter text,
  linkedin text,
  -- Address of a presentation video.
  video text,
  foundation_year smallint check (foundation_year between 1800 and 2200),
  founded_on date generated always as (make_date(foundation_year, 1, 1)) stored,
  employee_count_id uuid references type,
  country_id uuid references country,
  city_id uuid references city,
  address text,
  logo text,
  is_visible boolean not null default true,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index service_provider_newest on service_provider (created_at desc, id desc) include (ordinal) where is_visible;
create index service_provider_name_en on service_provider (name_fold collate "C", id) include (ordinal) where is_visible;
create index service_provider_name_tr on service_provider (name_order_tr collate "C", id) include (ordinal) where is_visible;
create index service_provider_founded on service_provider (founded_on desc nulls last, id desc) include (ordinal) where is_visible;
create index service_provider_search on service_provider using gin (name_fold gin_trgm_ops) where is_visible;
create index service_provider_place on service_provider (ordinal) include (id, founded_on);
create index service_provider_creator on service_provider (created_by);

create table service_provider_industry (
  provider_id uuid not null references service_provider on delete cascade,
  type_id uuid not null references type,
  primary key (provider_id, type_id)
);

create table service_provider_member (
  id uuid primary key,
  provider_id uuid not null references service_provider on delete cascade,
  account_id uuid references account on delete set null,
  name text not null check (length(name) between 1 and 200),
  position text,
  photo text,
  is_founder boolean not null default false,
  sort_order integer not null default 0
);
create index service_provider_member_provider on service_provider_member (provider_id, sort_order);
create index service_provider_member_account on service_provider_member (account_id);

insert into list_index (kind, source) values ('providers', 'service_provider');
