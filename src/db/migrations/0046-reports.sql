-- Reports (specification of the portal, "Report"). A category is a type of kind reportCategory with pictures by language.
create table report_category (
  id uuid primary key references type,
  target_country_ids uuid[] not null default '{}'
);

create table report_category_locale (
  id uuid primary key,
  category_id uuid not null references report_category on delete cascade,
  language_id uuid not null references language,
  description text,
  cover text,
  gallery text[] not null default '{}' check (array_position(gallery, '') is null),
  unique (category_id, language_id)
);

create table report (
  id uuid primary key,
  -- Place of the report in the bit strings of the filter index.
  ordinal integer generated always as identity unique,
  seo_url text not null unique,
  title_en text,
  title_tr text,
  name_fold text not null generated always as (fold(coalesce(title_en, title_tr))) stored,
  name_order_tr text not null generated always as (turkish_order(coalesce(title_tr, title_en))) stored,
  search text not null generated always as (fold(coalesce(title_en, '') || ' ' || coalesce(title_tr, ''))) stored,
  summary_en text,
  summary_tr text,
  category_id uuid not null references report_category,
  type_id uuid not null references type,
  version_id uuid not null references type,
  language_id uuid not null references language,
  -- Place among the reports that are recommended first.
  sort_order integer not null default 0,
  file_name text not null check (file_name ~ '^[^/\\[:cntrl:]]{1,150}\.(pdf|xlsx)$' and file_name !~ '^\.'),
  -- Where the file is stored; null: it is still to be drawn.
  file_key text,
  -- What the file shows, where the portal draws it from its own figures.
  drawing jsonb,
  is_free boolean not null default false,
  -- Null: free, or for members with a package.
  price numeric(17, 2) check (price > 0),
  price_currency_id uuid references currency,
  is_active boolean not null default true,
  release_date date not null,
  withdrawn_at timestamptz,
  -- Written by reports_prepare: active and not withdrawn.
  is_listed boolean not null default false,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (coalesce(title_en, title_tr) is not null and length(title_en) between 1 and 200 and length(title_tr) between 1 and 200),
  check (coalesce(file_key, drawing ->> 'kind') is not null),
  check ((price is null) = (price_currency_id is null)),
  check (not (is_free and price is not null))
);
create index report_category_newest on report (category_id, release_date desc);
create index report_recommended on report (sort_order, id) include (ordinal) where is_listed;
create index report_newest on report (release_date desc, id desc) include (ordinal) where is_listed;
create index report_name_en on report (name_fold collate "C", id) include (ordinal) where is_listed;
create index report_name_tr on report (name_order_tr collate "C", id) include (ordinal) where is_listed;
create index report_search on report using gin (search gin_trgm_ops) where is_listed;
create index report_place on report (ordinal) include (id, release_date);

-- Reports that were paid for; written by the events of the payment provider.
create table report_purchase (
  account_id uuid not null references account on delete cascade,
  report_id uuid not null references report on delete cascade,
  bought_at timestamptz not null default now(),
  primary key (account_id, report_id)
);
create index report_purchase_report on report_purchase (report_id);

-- Reports of a package that a member has taken in a month; taking one again in the month counts once.
create table report_download (
  account_id uuid not null references account on delete cascade,
  -- The first day of the month in Istanbul.
  month date not null check (extract(day from month) = 1),
  report_id uuid not null references report on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, month, report_id)
);
create index report_download_report on report_download (report_id);

insert into list_index (kind, source) values ('reports', 'report');
