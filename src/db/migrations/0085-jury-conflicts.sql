-- A conflict that was found after the review: since then the organizer lets the review stand.
alter table program_assignment add column upheld_at timestamptz;
-- Who has applied together with whom.
create index program_submission_sender on program_submission (sent_by);
create index program_application_creator on program_application (created_by);
