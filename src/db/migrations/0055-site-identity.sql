-- What makes the portal the house's own, where it differs from what the portal comes with; a row each.
create table site_identity (
  key text primary key check (key in ('logo', 'footer', 'contact', 'analytics')),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
