-- A session that looks at the portal with somebody else's eyes (record 52): read only, at most an hour, ended with the session.
create table session_look (
  session_id uuid primary key references session on delete cascade,
  kind text not null check (kind in ('visitor', 'member', 'premium', 'juror', 'person')),
  person_id uuid references account on delete cascade,
  -- Of an owner: only the page of this startup.
  startup_id uuid references startup on delete cascade,
  begun_at timestamptz not null default now(),
  ends_at timestamptz not null,
  check ((person_id is not null) = (kind in ('juror', 'person'))),
  check (startup_id is null or person_id is null),
  check (ends_at <= begun_at + interval '1 hour')
);
create index session_look_person on session_look (person_id) where person_id is not null;
create index session_look_startup on session_look (startup_id) where startup_id is not null;
