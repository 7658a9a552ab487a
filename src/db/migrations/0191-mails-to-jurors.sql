-- Which mails about their work in a phase a juror has had: each is sent once, a reminder of the organizer once a day.
create table program_juror_mail (
  juror_id uuid not null references program_juror on delete cascade,
  phase_id uuid not null references program_phase on delete cascade,
  -- The juror knows of assignments until then.
  work_at timestamptz,
  -- The end of the phase that was told of: another one is told again.
  ending_of timestamptz,
  reminded_at timestamptz,
  primary key (juror_id, phase_id)
);
create index program_juror_mail_phase on program_juror_mail (phase_id);
