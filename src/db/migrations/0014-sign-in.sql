-- What a person agreed to (decision 11): which version, when, from which address.
create table consent (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  document text not null check (document in ('terms', 'privacy', 'marketing')),
  version text not null,
  address text not null,
  accepted_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index consent_account on consent (account_id);

-- Codes sent by mail, each good for one use. Only their SHA-256 is kept.
create table mailed_code (
  code_hash bytea primary key check (length(code_hash) = 32),
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verifyEmail', 'resetPassword')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index mailed_code_account on mailed_code (account_id);
create index mailed_code_expiry on mailed_code (expires_at);

-- How often something was tried since a moment. Keys are digests: who tried cannot be read from them.
create table throttle (
  key text primary key,
  count integer not null,
  since timestamptz not null default now()
);
create index throttle_since on throttle (since);

-- Browsers in which an account was signed in before.
create table known_device (
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (account_id, token_hash)
);

-- People who signed up by a startup's link; its team decides.
create table startup_join_wish (
  account_id uuid not null references account on delete cascade,
  startup_id uuid not null references startup on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, startup_id)
);
create index startup_join_wish_startup on startup_join_wish (startup_id);

alter table session
  add column address text,
  add column last_used_at timestamptz not null default now();

alter table account
  -- Kinds of mail the person does not want.
  add column muted_notifications text[] not null default '{}',
  -- When the account will be gone, once its deletion was asked for.
  add column delete_at timestamptz;
