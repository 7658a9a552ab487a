-- Posts of the blog, in both languages each.
create table blog_post (
  id uuid primary key,
  -- Its place in the sitemap.
  ordinal integer generated always as identity unique,
  slug_en text not null unique check (slug_en ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  slug_tr text not null unique check (slug_tr ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text not null check (title_en <> ''),
  title_tr text not null check (title_tr <> ''),
  summary_en text not null,
  summary_tr text not null,
  -- Cleaned HTML of few elements.
  body_en text not null,
  body_tr text not null,
  author text not null,
  -- From then on everybody reads it.
  published_at timestamptz not null,
  is_visible boolean not null default true,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blog_post_newest on blog_post (published_at desc, id desc) where is_visible;
