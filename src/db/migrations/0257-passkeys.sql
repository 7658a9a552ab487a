-- Passkeys (WebAuthn): a key of a device or a password manager, with which its account signs in.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- As the authenticator names it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Of uses; some authenticators always say 0. One that goes back is a copy.
  use_count bigint not null default 0,
  transports text[] not null default '{}',
  -- The host it belongs to.
  host text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- What an authenticator is to sign: each counts once, for some minutes, for what it was made for.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null,
  -- Null: whoever signs in.
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
