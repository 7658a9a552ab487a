-- People asked to join an entity. The code is 256 random bits that stand in the mail alone; its SHA-256 is kept.
-- A waiting one past its end has expired; it is marked so when the address is invited again.
create table invitation (
  id uuid primary key,
  code_hash bytea not null unique check (length(code_hash) = 32),
  entity_type text not null check (entity_type in ('startup', 'organization')),
  entity_id uuid not null,
  sender_id uuid not null references account on delete cascade,
  email text not null check (email = lower(email) and email like '%_@_%' and length(email) <= 254),
  -- Whose address it was when it was sent, or who answered.
  account_id uuid references account on delete cascade,
  scopes smallint[] not null check (cardinality(scopes) between 1 and 15 and 0 <= all (scopes) and 14 >= all (scopes)),
  access_expires_at timestamptz,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined', 'withdrawn', 'expired')),
  mails smallint not null default 1 check (mails > 0),
  mailed_at timestamptz not null default now(),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((status in ('accepted', 'declined')) = (answered_at is not null)),
  check (answered_at is null or account_id is not null)
);
create unique index invitation_waiting on invitation (entity_id, email) where status = 'waiting';
create index invitation_email on invitation (email, created_at desc);
create index invitation_entity on invitation (entity_id, created_at desc);
create index invitation_sender on invitation (sender_id, mailed_at);
create index invitation_account on invitation (account_id);
