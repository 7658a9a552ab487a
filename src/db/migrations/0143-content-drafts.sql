-- Texts of pages are edited as drafts, in both languages side by side; each publication is a version that stays.
create table content_draft (
  key text primary key check (key ~ '^[a-z][a-z0-9-]*$'),
  -- By language: title, description, body.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  in_force_since date,
  version integer not null default 1 check (version > 0),
  -- When it is published; null: not planned.
  publish_at timestamptz,
  -- Published at that time, the language that did not change is still right.
  is_complete boolean not null default false,
  edited_by uuid references account on delete set null,
  updated_at timestamptz not null default now()
);
create index content_draft_edited_by on content_draft (edited_by) where edited_by is not null;

create table content_version (
  id uuid primary key,
  key text not null,
  number integer not null check (number > 0),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  in_force_since date,
  -- Languages whose text this version changed.
  changed text[] not null,
  published_at timestamptz not null default now(),
  -- Null: the portal came with it, or the account is gone.
  published_by uuid references account on delete set null,
  unique (key, number)
);
create index content_version_published_by on content_version (published_by) where published_by is not null;

-- Since when somebody has said that the text of a language needs no change after one of the other language.
alter table content add column checked_at timestamptz;
