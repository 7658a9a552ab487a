-- A job with applicants whom nobody has answered for three weeks sinks in the list and says so.
alter table job add column is_silent boolean not null default false;

drop index job_newest;
create index job_newest on job (is_silent, publication_date desc, id desc) include (ordinal) where is_listed;
drop index job_place;
create index job_place on job (ordinal) include (id, publication_date, expiration_date, is_silent);
-- Those that wait, the longest first.
create index job_application_waiting on job_application (created_at) where answered_at is null;
