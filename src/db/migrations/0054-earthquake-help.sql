-- What people offer to, and need in, an earthquake region.
create table earthquake_help (
  id uuid primary key,
  direction text not null check (direction in ('offer', 'need')),
  kind text not null check (kind in ('shelter', 'food', 'clothing', 'transport', 'health', 'equipment', 'work', 'volunteers')),
  title_en text not null check (title_en <> ''),
  title_tr text not null check (title_tr <> ''),
  text_en text not null,
  text_tr text not null,
  city_id uuid not null references city,
  -- The last day, in the time of Istanbul; without one it stands until somebody closes it.
  until date,
  state text not null default 'open' check (state in ('open', 'matched', 'closed')),
  is_visible boolean not null default true,
  created_by uuid references account on delete set null,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index earthquake_help_newest on earthquake_help (created_at desc, id desc) where is_visible;
create index earthquake_help_city on earthquake_help (city_id);
create index earthquake_help_creator on earthquake_help (created_by);
