-- Applications of startups to programs (record 47): one draft a startup, sent versions that never change, papers of the decision.
create table program_application (
  id uuid primary key,
  program_id uuid not null references program on delete cascade,
  startup_id uuid not null references startup on delete cascade,
  -- Its name in a blind phase: "K-031".
  number integer not null check (number > 0),
  -- The draft, which the co-founders share: answers by the id of their question.
  form_id uuid not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 400000),
  presentation_file text,
  presentation_name text check (length(presentation_name) between 1 and 255),
  presentation_bytes integer check (presentation_bytes between 1 and 5242880),
  -- The last one counts while it is not withdrawn.
  sent_at timestamptz,
  withdrawn_at timestamptz,
  result text not null default 'inspecting' check (result in ('inspecting', 'approved', 'declined')),
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  -- Since then its team sees the result.
  published_at timestamptz,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (program_id, number),
  unique (program_id, id),
  foreign key (program_id, form_id) references program_form (program_id, id),
  check ((presentation_file is null) = (presentation_name is null) and (presentation_file is null) = (presentation_bytes is null)),
  check (result = 'inspecting' or sent_at is not null),
  check ((result = 'inspecting') = (decided_at is null)),
  check (published_at is null or decided_at is not null)
);
-- A startup applies to a program once; what it withdrew does not count.
create unique index program_application_once on program_application (program_id, startup_id) where withdrawn_at is null;
create index program_application_startup on program_application (startup_id, created_at desc, id);
create index program_application_received on program_application (program_id, sent_at desc, id) where sent_at is not null;
create index program_application_result on program_application (program_id, result, sent_at desc, id) where sent_at is not null and withdrawn_at is null;
create index program_application_form on program_application (form_id);
-- Applicants of all programs, for admins.
create index program_application_newest on program_application (sent_at desc, id) where sent_at is not null;

-- What was sent, as it was then: answers, and the profile that the jury reads. It never changes (functions/34-programs.sql).
create table program_submission (
  id uuid primary key,
  application_id uuid not null references program_application on delete cascade,
  number integer not null check (number > 0),
  form_id uuid not null references program_form,
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 400000),
  profile jsonb not null check (jsonb_typeof(profile) = 'object'),
  -- The language in which it was written, and of the letter.
  locale text not null check (locale in ('en', 'tr')),
  presentation_file text,
  presentation_name text,
  sent_by uuid references account on delete set null,
  sent_at timestamptz not null default now(),
  unique (application_id, number)
);
create index program_submission_form on program_submission (form_id);

-- Which applications take part in a phase.
create table program_phase_application (
  phase_id uuid not null,
  application_id uuid not null,
  program_id uuid not null,
  moved_by uuid references account on delete set null,
  moved_at timestamptz not null default now(),
  primary key (phase_id, application_id),
  foreign key (program_id, phase_id) references program_phase (program_id, id) on delete cascade,
  foreign key (program_id, application_id) references program_application (program_id, id) on delete cascade
);
create index program_phase_application_application on program_phase_application (application_id);

-- The letter with a result. It is shown to the organization before it is published, and then is in the founder's language.
create table program_letter (
  id uuid primary key,
  application_id uuid not null references program_application on delete cascade unique,
  result text not null check (result in ('approved', 'declined')),
  locale text not null check (locale in ('en', 'tr')),
  subject text not null check (length(subject) between 1 and 300),
  text text not null check (length(text) between 1 and 20000),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  -- What the founder says of it.
  has_helped boolean,
  answered_at timestamptz,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  check ((has_helped is null) = (answered_at is null)),
  check (answered_at is null or published_at is not null)
);
