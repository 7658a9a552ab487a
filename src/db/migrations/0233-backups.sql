-- Backups that the house has made, and whether one was tried by restoring it. The files lie in a folder or bucket (record 102).
create table backup (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 300),
  cause text not null check (cause in ('schedule', 'admin', 'command')),
  made_at timestamptz not null default now(),
  version text not null check (char_length(version) between 1 and 100),
  row_count bigint not null check (row_count >= 0),
  file_count integer not null check (file_count >= 0),
  missing_count integer not null check (missing_count >= 0),
  bytes bigint not null check (bytes >= 0),
  trial text not null check (trial in ('passed', 'failed', 'none')),
  trial_failure text check (char_length(trial_failure) <= 2000)
);
create index backup_made on backup (made_at desc);
