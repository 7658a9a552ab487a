-- Packages that are sold. Their keys are the specification's; admins change texts, prices and limits.
create table premium_package (
  id uuid primary key,
  key text not null unique check (key in ('personal-monthly', 'personal-yearly', 'business-monthly', 'business-yearly',
    'talent-search-personal', 'startup-search-personal', 'organization-search-personal')),
  -- Packages that are compared with each other.
  audience text not null check (audience in ('personal', 'business', 'search')),
  name_en text not null check (name_en <> ''),
  name_tr text not null check (name_tr <> ''),
  description_en text not null,
  description_tr text not null,
  price numeric(10, 2) not null check (price >= 0),
  currency_id uuid not null references currency,
  period text not null check (period in ('month', 'year')),
  -- People who use it together.
  user_limit integer not null check (user_limit > 0),
  -- Rows of exports and downloads of reports a month; for the people of the package together.
  row_limit integer not null check (row_limit >= 0),
  report_limit integer not null check (report_limit >= 0),
  -- Lists whose premium filters it opens.
  lists text[] not null check (lists <@ array['startups', 'talents', 'organizations']),
  sort_order integer not null,
  is_offered boolean not null default true,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index premium_package_currency on premium_package (currency_id);
