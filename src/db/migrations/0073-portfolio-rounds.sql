-- Rounds that an organization says it took part in. The team of the startup confirms them, which makes them rounds of the
-- startup (`funding`), or declines; until then nobody else sees or counts them.
create table portfolio_round (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  startup_id uuid not null references startup on delete cascade,
  stage_id uuid not null references type,
  type_id uuid not null references type,
  announced_date date not null check (announced_date >= '1900-01-01'),
  amount numeric(17, 2) check (amount >= 0),
  amount_currency_id uuid references currency,
  is_lead boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined')),
  -- The round of the startup that it became; null after the startup has deleted that one.
  funding_id uuid references funding on delete set null,
  added_by uuid references account on delete set null,
  answered_by uuid references account on delete set null,
  answered_at timestamptz,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((amount is null) = (amount_currency_id is null)),
  check ((state = 'waiting') = (answered_at is null)),
  check (funding_id is null or state = 'confirmed')
);
-- The same round is proposed once, and not again after it was declined.
create unique index portfolio_round_once on portfolio_round (organization_id, startup_id, stage_id, announced_date)
  where state <> 'confirmed';
create index portfolio_round_startup on portfolio_round (startup_id) where state = 'waiting';
create index portfolio_round_funding on portfolio_round (funding_id);
