-- What a juror confirmed: a finished review holds for a version that the applicant sent after it, whose text is another one.
create table program_review_confirmation (
  id uuid primary key,
  review_id uuid not null references program_review (id) on delete cascade,
  -- The version that the review held for, and the one it holds for since.
  earlier_id uuid not null references program_submission (id) on delete cascade,
  submission_id uuid not null references program_submission (id) on delete cascade,
  confirmed_at timestamptz not null default now(),
  check (earlier_id <> submission_id)
);
create index program_review_confirmation_review on program_review_confirmation (review_id, confirmed_at);
create index program_review_confirmation_earlier on program_review_confirmation (earlier_id);
create index program_review_confirmation_submission on program_review_confirmation (submission_id);
