-- Lets somebody of a startup's team apply to programs with it, for the calls of older clients.
create table startup_apply_token (
  startup_id uuid not null references startup on delete cascade,
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (startup_id, account_id)
);
