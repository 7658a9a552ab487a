-- What people here call a value of a list besides its names: added by an admin, or refused where the portal comes with it.
create table type_alias (
  type_id uuid not null references type (id) on delete cascade,
  kind text not null,
  -- As words are compared (`wordForm`).
  form text not null check (form <> ''),
  name text not null,
  is_refused boolean not null default false,
  primary key (type_id, form)
);
-- No two values of a list are called the same.
create unique index type_alias_once on type_alias (kind, form) where not is_refused;
-- functions: b2f3368076f887d2
