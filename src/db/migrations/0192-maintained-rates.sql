-- Admins maintain rates in a table: each is a row of its own, which people edit.
alter table currency_rate
  add column id uuid not null unique default gen_random_uuid(),
  add column version integer not null default 1 check (version > 0),
  add column field_versions jsonb not null default '{}';
