-- A CV that was sent along and taken back is told apart from one that was never sent.
alter table job_application
  add column cv_taken_back boolean not null default false,
  add check (not (cv_taken_back and cv_key is not null));
update job_application set cv_taken_back = true
  where cv_key is null and id in (select entity_id::uuid from audit where action = 'jobApplication.cvTakenBack');
