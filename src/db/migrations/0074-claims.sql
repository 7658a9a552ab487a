-- A member says that an entry nobody manages is theirs. Proof is a mail at the entry's own domain; an admin decides.
create table entity_claim (
  id uuid primary key,
  kind text not null check (kind in ('startup', 'organization', 'provider')),
  entity_id uuid not null,
  account_id uuid not null references account on delete cascade,
  -- At the domain of the entry's website; null where that proves nothing.
  email text,
  note text check (length(note) between 1 and 2000),
  state text not null check (state in ('mailed', 'open', 'accepted', 'declined')),
  token_hash bytea unique,
  mailed_at timestamptz,
  expires_at timestamptz,
  proved_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  check ((token_hash is null) = (email is null) and (mailed_at is null) = (email is null) and (expires_at is null) = (email is null)),
  check (proved_at is null or email is not null),
  check (email is not null or note is not null),
  unique (entity_id, account_id)
);
create index entity_claim_account on entity_claim (account_id);
create index entity_claim_list on entity_claim ((decided_at is not null), created_at desc, id) where state <> 'mailed';
