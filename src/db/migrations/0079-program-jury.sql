-- The jury (record 47): who reviews what, conflicts, scores, reasons, minutes.
create table program_juror (
  id uuid primary key,
  program_id uuid not null references program on delete cascade,
  -- Null until the invitation is accepted.
  account_id uuid references account on delete set null,
  -- Null once its account is deleted: the scores stay, without a person.
  email text check (length(email) between 3 and 254),
  name text check (length(name) between 1 and 200),
  -- Languages in which they review; topics are sectors.
  locales text[] not null default '{en,tr}' check (cardinality(locales) > 0 and locales <@ '{en,tr}'),
  -- In each phase; null: as the phase says.
  max_reviews integer check (max_reviews between 1 and 1000),
  token_hash bytea unique,
  invited_by uuid references account on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  declined_at timestamptz,
  -- Their scores stay; they review no more.
  removed_at timestamptz,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  unique (program_id, id),
  unique (program_id, account_id),
  check (account_id is null or accepted_at is not null),
  check (accepted_at is null or declined_at is null)
);
create unique index program_juror_email on program_juror (program_id, lower(email));
create index program_juror_account on program_juror (account_id) where removed_at is null;

create table program_juror_topic (
  juror_id uuid not null references program_juror on delete cascade,
  type_id uuid not null references type,
  primary key (juror_id, type_id)
);

-- A juror and an application that have to do with each other: only the fact, and where it comes from.
create table program_conflict (
  id uuid primary key,
  program_id uuid not null,
  juror_id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('team', 'mentor', 'investor', 'organization', 'invitation', 'appliedTogether', 'message', 'declared')),
  created_at timestamptz not null default now(),
  unique (juror_id, application_id, kind),
  foreign key (program_id, juror_id) references program_juror (program_id, id) on delete cascade,
  foreign key (program_id, application_id) references program_application (program_id, id) on delete cascade
);
create index program_conflict_application on program_conflict (application_id);

-- A review to be made. That no conflict stands against it is checked by the database, too (functions/34-programs.sql).
create table program_assignment (
  id uuid primary key,
  program_id uuid not null,
  phase_id uuid not null,
  application_id uuid not null,
  juror_id uuid not null,
  by_hand boolean not null default false,
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  unique (phase_id, application_id, juror_id),
  foreign key (program_id, juror_id) references program_juror (program_id, id) on delete cascade,
  foreign key (phase_id, application_id) references program_phase_application (phase_id, application_id) on delete cascade
);
create index program_assignment_juror on program_assignment (juror_id, phase_id);
create index program_assignment_application on program_assignment (application_id);

create table program_review (
  id uuid primary key,
  assignment_id uuid not null references program_assignment on delete restrict unique,
  -- Which sent version was read.
  submission_id uuid not null references program_submission,
  remark_to_organizer text check (length(remark_to_organizer) between 1 and 5000),
  remark_to_applicant text check (length(remark_to_applicant) between 1 and 5000),
  -- Whole reviews and those of one category are abstained from; neither is a number.
  has_abstained boolean not null default false,
  -- Counts since then; before it is a draft.
  finished_at timestamptz,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index program_review_submission on program_review (submission_id);

-- A category without a row is not reviewed yet. A category that has scores cannot be deleted, nor its scale changed.
create table program_score (
  id uuid primary key,
  review_id uuid not null references program_review on delete cascade,
  category_id uuid not null,
  scale_max integer not null,
  score integer,
  has_abstained boolean not null default false,
  -- One sentence beside the reasons.
  sentence text check (length(sentence) between 1 and 1000),
  updated_at timestamptz not null default now(),
  unique (review_id, category_id),
  foreign key (category_id, scale_max) references program_review_category (id, scale_max) on delete restrict,
  check (score between 1 and scale_max),
  check ((score is null) = has_abstained)
);
create index program_score_category on program_score (category_id);

-- Reasons of the catalogue, which letters name; without an organization they are for all.
create table program_reason (
  id uuid primary key,
  organization_id uuid references organization on delete cascade,
  text_en text not null check (length(text_en) between 1 and 300),
  text_tr text not null check (length(text_tr) between 1 and 300),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}'
);
create index program_reason_organization on program_reason (organization_id);

create table program_score_reason (
  score_id uuid not null references program_score on delete cascade,
  reason_id uuid not null references program_reason on delete restrict,
  primary key (score_id, reason_id)
);
create index program_score_reason_reason on program_score_reason (reason_id);

-- A review of one answer (specification, "Answer review"); the score is on the scale of 1 to 5.
create table program_answer_review (
  id uuid primary key,
  assignment_id uuid not null references program_assignment on delete restrict,
  question_id uuid not null references program_question,
  score integer check (score between 1 and 5),
  remark text check (length(remark) between 1 and 5000),
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  unique (assignment_id, question_id),
  check (score is not null or remark is not null)
);
create index program_answer_review_question on program_answer_review (question_id);

-- The minutes of a phase: its scores as they were, each row with the digest of the one before. The database refuses a row
-- whose digest is another; rows never change (functions/34-programs.sql).
create table program_minutes (
  id uuid primary key,
  phase_id uuid not null references program_phase on delete restrict,
  number integer not null check (number > 0),
  sealed_by uuid references account on delete set null,
  sealed_at timestamptz not null default now(),
  unique (phase_id, number)
);
create table program_minutes_row (
  minutes_id uuid not null references program_minutes on delete cascade,
  number integer not null check (number > 0),
  content text not null,
  previous bytea,
  digest bytea not null,
  primary key (minutes_id, number),
  unique (minutes_id, digest),
  foreign key (minutes_id, previous) references program_minutes_row (minutes_id, digest),
  check ((previous is null) = (number = 1)),
  check (digest = sha256(coalesce(previous, ''::bytea) || convert_to(content, 'UTF8')))
);
