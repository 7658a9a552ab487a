-- Keys of the links that end regular mails without signing in.
create table mail_key (
  account_id uuid primary key references account on delete cascade,
  key text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
