create extension if not exists pg_trgm;

-- The search form of a text; the twin of `fold` in src/shared/fold.ts, held to the same cases by a test.
-- lower() needs a collation that knows all letters: "pg_c_utf8" from PostgreSQL 17, the database's own before.
do $do$
begin
  execute format($fn$
    create function fold(value text) returns text language sql immutable strict parallel safe as $body$
      select lower(translate(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'), 'IıłŁđĐøØς', 'iillddooσ') %s)
    $body$ $fn$,
    case when exists (select from pg_collation where collname = 'pg_c_utf8') then 'collate "pg_c_utf8"' else '' end);
end
$do$;

-- Answers of writes by idempotency key, kept for 24 hours and replayed to a caller that tries again.
create table idempotency (
  owner text not null,
  key text not null check (length(key) between 8 and 200),
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_age on idempotency (created_at);

-- Who changed what, written in the transaction of the change.
create table audit (
  id uuid primary key,
  account_id uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entity on audit (entity, entity_id, created_at desc);
