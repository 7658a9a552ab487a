-- The CV that was sent along with an application to a job: a file of its own, so that it stays as it was sent. Taken back: null.
alter table job_application
  add column cv_key text check (length(cv_key) between 1 and 200),
  add column cv_name text check (length(cv_name) between 1 and 200),
  add check ((cv_key is null) = (cv_name is null));
