-- Lists that others choose from. Ids are fixed (src/shared/type-id.ts), so they are the same in every database.

-- Every list of the catalogue and its values. A list is a row of kind "kind"; its values have it as parent,
-- sub-sectors have their sector. `offered` false: kept for rows that have it, not among the choices.
create table type (
  id uuid primary key,
  parent_id uuid references type (id),
  kind text not null check (kind ~ '^[a-zA-Z]+$'),
  key text not null check (key <> ''),
  name_en text not null check (name_en <> ''),
  name_tr text not null check (name_tr <> ''),
  slug_en text not null check (slug_en <> ''),
  slug_tr text not null check (slug_tr <> ''),
  description_en text,
  description_tr text,
  sort_order integer not null,
  active boolean not null default true,
  offered boolean not null default true,
  -- Of kind investmentSeekingStatus: the startup is looking for investment.
  counts_as_seeking boolean not null default false,
  -- Set when people change a shipped row: a later shipped catalogue then leaves it alone.
  edited_at timestamptz,
  unique (kind, key),
  unique (kind, slug_en),
  unique (kind, slug_tr),
  check ((kind = 'kind') = (parent_id is null))
);
create index type_parent on type (parent_id, sort_order);

create table country (
  id uuid primary key,
  iso2 text not null unique check (iso2 ~ '^[A-Z]{2}$'),
  iso3 text not null unique check (iso3 ~ '^[A-Z]{3}$'),
  iso_numeric text not null unique check (iso_numeric ~ '^[0-9]{3}$'),
  name_en text not null,
  name_tr text not null,
  slug_en text not null unique,
  slug_tr text not null unique,
  -- Digits after the plus sign; none for uninhabited places.
  dial_code text check (dial_code ~ '^[0-9]+$'),
  -- Place among the countries offered first, from 1.
  top_rank integer unique
);

create table city (
  id uuid primary key,
  country_id uuid not null references country (id),
  name_en text not null,
  name_tr text not null,
  -- Unique over all countries: it stands alone in addresses.
  slug text not null unique,
  -- Of cities in the USA: the state, "CA". Of Turkish provinces: the ISO 3166-2 code, "TR-34".
  region text,
  population integer not null default 0 check (population >= 0),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index city_country on city (country_id);

create table county (
  id uuid primary key,
  city_id uuid not null references city (id),
  name text not null,
  slug text not null,
  unique (city_id, slug)
);

create table university (
  id uuid primary key,
  country_id uuid not null references country (id),
  name_en text not null,
  name_tr text,
  -- Further names people know it by, such as ODTÜ.
  short_names text,
  search text not null generated always as (
    fold(name_en || ' ' || coalesce(name_tr, '') || ' ' || coalesce(short_names, ''))
  ) stored
);
create index university_country on university (country_id);
create index university_search on university using gin (search gin_trgm_ops);

create table language (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z]{2}$'),
  name_en text not null,
  name_tr text not null
);

create table currency (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z]{3}$'),
  symbol text not null,
  -- The format of its amounts, such as de-DE.
  locale text not null,
  name_en text not null,
  name_tr text not null,
  sort_order integer not null
);

-- What one unit was worth in US dollars from a day on; the newest row on or before a date holds for the date.
create table currency_rate (
  currency_id uuid not null references currency (id),
  day date not null,
  usd_per_unit numeric(18, 8) not null check (usd_per_unit > 0),
  primary key (currency_id, day)
);

-- One row. `revision` rises with every write below; processes compare it to know when what they hold is old.
-- `shipped_digest` names the shipped data that was filled in last.
create table reference_state (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0,
  shipped_digest text
);
insert into reference_state default values;

create function raise_reference_revision() returns trigger language plpgsql as $$
begin
  update reference_state set revision = revision + 1;
  return null;
end
$$;
do $$
declare name text;
begin
  foreach name in array array['type', 'country', 'city', 'county', 'university', 'language', 'currency', 'currency_rate'] loop
    execute format('create trigger raise_revision after insert or update or delete or truncate on %I
      for each statement execute function raise_reference_revision()', name);
  end loop;
end
$$;
