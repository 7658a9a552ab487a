-- Accounts of other sites that open ours. `subject` is the site's own name for the person; addresses may change hands.
create table social_connection (
  provider text not null check (provider in ('linkedin', 'google', 'facebook', 'github')),
  subject text not null,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_connection_account on social_connection (account_id);

-- Sign-ins on their way through another site. The browser holds the token; its SHA-256 is kept here.
create table social_attempt (
  token_hash bytea primary key check (length(token_hash) = 32),
  provider text not null check (provider in ('linkedin', 'google', 'facebook', 'github')),
  state text not null,
  nonce text,
  verifier text,
  redirect_uri text not null,
  return_path text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The site's answer is taken once.
  answered_at timestamptz,
  -- What the site said, while something is still to be asked of the person.
  identity jsonb,
  -- Of a code mailed to an address the site does not vouch for.
  code_hash bytea check (length(code_hash) = 32),
  code_tries integer not null default 0
);
create index social_attempt_expiry on social_attempt (expires_at);
