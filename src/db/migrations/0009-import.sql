-- Where imported rows are from and under which terms; the key is the first part of their source_key.
create table data_source (
  key text primary key check (key ~ '^[a-z0-9-]+$'),
  name text not null,
  url text not null,
  -- Page of one startup there; {key} stands for the rest of its source_key.
  record_url text,
  licence text not null,
  licence_url text not null,
  attribution_en text not null,
  attribution_tr text not null,
  imported_at timestamptz not null default now()
);

-- Names the values of the last import: while the source says the same, what members change here stays.
alter table startup add column source_digest text;
alter table funding add column source_digest text;

-- Places known by name only, from imports, have no coordinates until someone gives them.
alter table city alter column latitude drop not null;
alter table city alter column longitude drop not null;
create index city_country_name_en on city (country_id, fold(name_en));
create index city_country_name_tr on city (country_id, fold(name_tr));
