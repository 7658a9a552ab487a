-- For whom receipts are made out.
create table billing_information (
  account_id uuid primary key references account on delete cascade,
  kind text not null check (kind in ('person', 'company')),
  name text not null check (name <> ''),
  address text not null check (address <> ''),
  city text not null check (city <> ''),
  country_id uuid not null references country,
  -- Of companies in Türkiye; elsewhere a tax number may stand alone.
  tax_office text,
  tax_number text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index billing_information_country on billing_information (country_id);
