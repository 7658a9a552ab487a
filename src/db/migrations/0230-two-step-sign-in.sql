-- Signing in by two steps: the secret of an authenticator app, codes for who has lost it, and sign-ins that wait for the second step.
create table second_factor (
  account_id uuid primary key references account on delete cascade,
  secret bytea not null,
  -- Null: no code of it was sent yet.
  confirmed_at timestamptz,
  -- The half minute of the last code: each counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table pending_sign_in (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  user_agent text,
  address text,
  remember_me boolean not null,
  -- The other site that the person came by, and what it gave for the sign-out there.
  site text,
  id_token text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index pending_sign_in_account on pending_sign_in (account_id);
create index pending_sign_in_expiry on pending_sign_in (expires_at);
