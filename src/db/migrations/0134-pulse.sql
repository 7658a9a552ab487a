-- The quarterly pulse: three questions to one owner of a startup, answered once by the link of a mail.
create table pulse_question (
  id uuid primary key,
  -- The first day of the quarter that is asked about.
  quarter date not null check (quarter = date_trunc('quarter', quarter)::date),
  startup_id uuid not null references startup on delete cascade,
  account_id uuid references account on delete set null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  answered_at timestamptz,
  team_size integer check (team_size between 0 and 1000000),
  revenue_band text check (revenue_band in ('none', 'to10k', 'to100k', 'to1m', 'above1m')),
  -- Whole dollars raised in the quarter.
  raised_usd bigint check (raised_usd between 0 and 1000000000000),
  unique (quarter, startup_id),
  check (num_nulls(answered_at, team_size, revenue_band, raised_usd) in (0, 4))
);
create index pulse_question_startup on pulse_question (startup_id, quarter);
create index pulse_question_account on pulse_question (account_id);
