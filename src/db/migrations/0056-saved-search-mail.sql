-- Mails of saved searches: how often, when rows were last looked for, and the key of the link that ends them.
alter table saved_query add column notify text not null default 'off' check (notify in ('off', 'daily', 'weekly'));
alter table saved_query add column looked_at timestamptz not null default now();
alter table saved_query add column mail_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
create unique index saved_query_mail_key on saved_query (mail_key);
create index saved_query_due on saved_query (looked_at) where notify <> 'off';

-- Rows that its owner has seen or been told of, by their ordinals as in list_bits.
create table saved_query_seen (
  query_id text not null references saved_query on delete cascade,
  chunk integer not null,
  bits bit(30000) not null,
  primary key (query_id, chunk)
);
