-- Pages of text: about us, the legal pages. A row for each language; the portal ships the first version.
create table content (
  id uuid primary key,
  -- The English address without its slash, "about-us".
  key text not null check (key ~ '^[a-z][a-z0-9-]*$'),
  locale text not null check (locale in ('en', 'tr')),
  title text not null check (title <> ''),
  -- For search engines and lists.
  description text not null default '',
  -- Cleaned HTML of few elements.
  body text not null,
  -- Since when a legal text is in force.
  in_force_since date,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (key, locale)
);
