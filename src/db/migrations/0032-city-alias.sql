-- Other names of a city: imports find it by them. Merging two cities leaves the name of the one that went.
create table city_alias (
  country_id uuid not null references country,
  name_fold text not null check (name_fold <> ''),
  -- State or province, where the name stands for several cities of the country.
  region text,
  city_id uuid not null references city on delete cascade,
  unique nulls not distinct (country_id, name_fold, region)
);
create index city_alias_city on city_alias (city_id);
