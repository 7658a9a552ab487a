-- Background work. Finished jobs are deleted; those given up stay, with the reason.
create table background_job (
  id uuid primary key,
  name text not null,
  -- At most one waiting job has a name and key.
  key text,
  data jsonb not null default '{}',
  -- When it may begin; while a process holds it, when that process counts as lost.
  run_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- Names one holding by one process.
  held_by uuid,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index background_job_due on background_job (name, run_at) where failed_at is null;
create unique index background_job_key on background_job (name, key) where failed_at is null;

-- Mail, queued in the transaction of what it tells. Its words are erased once a mail server has taken it.
create table mail (
  id uuid primary key,
  kind text not null,
  recipient text not null check (recipient like '%_@_%'),
  recipient_name text,
  locale text not null check (locale in ('en', 'tr')),
  subject text not null,
  content jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_created on mail (created_at desc);
