-- Members whose mails come back for good: regular mails are no longer written to that address.
create table mail_bounce (
  account_id uuid primary key references account on delete cascade,
  -- Of that time: another address of the account begins anew.
  email text not null,
  -- What the mail server said, "5.1.1" or "550"; nothing of its words, which may name people.
  status text not null check (status ~ '^[0-9.]{3,12}$'),
  bounced_at timestamptz not null default now()
);
