-- Messages between two members. Deleting an account takes its side of every conversation; what it wrote to others stays
-- without a name (decision 16).
create table conversation (
  id uuid primary key,
  low_id uuid references account on delete set null,
  high_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  check (low_id < high_id),
  unique (low_id, high_id)
);
create index conversation_high on conversation (high_id);

create table message (
  -- Grows with every message that one member gets or writes: it is drawn while both accounts are locked.
  ordinal bigint generated always as identity primary key,
  id uuid not null unique,
  conversation_id uuid not null references conversation on delete cascade,
  sender_id uuid references account on delete set null,
  option smallint not null default 0 check (option between 0 and 9),
  text text not null check (length(btrim(text)) > 0 and length(text) <= 4000),
  text_fold text not null generated always as (fold(text)) stored,
  created_at timestamptz not null default now()
);
create index message_thread on message (conversation_id, ordinal);
create index message_sender on message (sender_id, created_at);

create table conversation_side (
  conversation_id uuid not null references conversation on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- Of the newest message; lists are ordered by it.
  last_ordinal bigint not null,
  -- Up to which message its owner has read.
  read_ordinal bigint not null default 0 check (read_ordinal <= last_ordinal),
  -- Up to which message its owner got a mail of what was unread.
  mailed_ordinal bigint not null default 0 check (mailed_ordinal <= last_ordinal),
  primary key (conversation_id, account_id)
);
create index conversation_side_list on conversation_side (account_id, last_ordinal desc);
create index conversation_side_unread on conversation_side (account_id) where read_ordinal < last_ordinal;

create table message_block (
  account_id uuid not null references account on delete cascade,
  blocked_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, blocked_id),
  check (account_id <> blocked_id)
);
create index message_block_blocked on message_block (blocked_id);

create table message_report (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  reported_id uuid not null references account on delete cascade,
  -- What was reported, as it was then.
  text text not null,
  message_id uuid not null,
  reason text not null check (length(reason) <= 1000),
  created_at timestamptz not null default now(),
  unique (account_id, message_id),
  check (account_id <> reported_id)
);
create index message_report_reported on message_report (reported_id, created_at desc);

-- Introductions by three: a founder asks, the house adds a line and passes it on, the investor accepts; only then the two have a
-- conversation. Who asked does not learn that somebody declined.
create table introduction (
  id uuid primary key,
  asker_id uuid not null references account on delete cascade,
  investor_id uuid not null references account on delete cascade,
  text text not null check (length(btrim(text)) > 0 and length(text) <= 1000),
  state text not null default 'asked'
    check (state in ('asked', 'passed', 'accepted', 'refused', 'declined', 'lapsed', 'withdrawn')),
  house_id uuid references account on delete set null,
  house_line text check (length(btrim(house_line)) > 0 and length(house_line) <= 500),
  asked_at timestamptz not null default now(),
  passed_at timestamptz,
  answered_at timestamptz,
  check (asker_id <> investor_id),
  check (state not in ('passed', 'accepted', 'declined') or (passed_at is not null and house_line is not null)),
  check (state not in ('accepted', 'declined') or answered_at is not null)
);
-- Declined ones stay open for who asked, until they lapse.
create unique index introduction_open on introduction (asker_id, investor_id)
  where state in ('asked', 'passed', 'refused', 'declined');
create index introduction_asker on introduction (asker_id, asked_at desc);
create index introduction_investor on introduction (investor_id, asked_at desc);
create index introduction_asked on introduction (asked_at) where state = 'asked';
