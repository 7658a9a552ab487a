-- Faults of the server, one row a kind: the same fault at the same place counts up.
create table error_log (
  id uuid primary key,
  -- Digest of type, code, message without numbers, and place.
  fingerprint text not null unique,
  type text not null,
  code text,
  message text not null,
  -- Call, job or page in which it happened.
  place text,
  stack text not null,
  occurrences int not null check (occurrences > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references account on delete set null
);
create index error_log_newest on error_log ((resolved_at is not null), last_at desc, id);

create index mail_newest on mail (created_at desc, id);
create index mail_search on mail using gin (fold(recipient || ' ' || subject) gin_trgm_ops) with (fastupdate = off);
-- The job that sends a mail.
create index background_job_mail on background_job ((data ->> 'id')) where name = 'mail.send';
create index background_job_newest on background_job (created_at desc, id);

create index audit_newest on audit (created_at desc, id);
create index audit_person on audit (account_id, created_at desc);
create index audit_search on audit using gin (fold(action || ' ' || entity_id) gin_trgm_ops) with (fastupdate = off);
