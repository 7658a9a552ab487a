create table account (
  id uuid primary key,
  email text not null check (email = lower(email) and email like '%_@_%'),
  password_hash text,
  name text not null check (length(name) between 1 and 100),
  surname text not null check (length(surname) between 1 and 100),
  seo_url text not null unique,
  title text,
  user_type_id uuid,
  locale text not null default 'en' check (locale in ('en', 'tr')),
  photo text,
  email_verified_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index account_email on account (email);

-- Tokens are 256 random bits; only their SHA-256 is kept.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Rights of an account on an entity: a startup, an organization, or one of the fixed platform entities.
create table entity_access (
  account_id uuid not null references account on delete cascade,
  entity_id uuid not null,
  scopes smallint[] not null check (cardinality(scopes) > 0 and 0 <= all (scopes) and 14 >= all (scopes)),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, entity_id)
);
create index entity_access_entity on entity_access (entity_id);

create table premium_setting (
  id boolean primary key default true check (id),
  premium_enable boolean not null default true,
  user_need_to_sign_for_see_data boolean not null default true,
  limited_free_startup_presenter boolean not null default true,
  free_startup_count integer not null default 10 check (free_startup_count between 0 and 10000),
  customer_source text not null default '',
  filter_list text[] not null default '{}'
);
insert into premium_setting default values;
