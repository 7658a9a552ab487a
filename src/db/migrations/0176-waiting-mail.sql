-- What the last daily mail of what waits has told a member (record 70): how much of each line. Only what is new since is mailed.
create table waiting_mail (
  account_id uuid primary key references account on delete cascade,
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  mailed_at timestamptz
);
