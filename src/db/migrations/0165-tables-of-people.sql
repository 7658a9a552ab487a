-- Orders and filters of the admin tables of talents and of job applicants.
create index talent_fullness on talent (fullness, id);
create index job_application_newest on job_application (created_at desc, id);
create index job_application_oldest_answer on job_application (answered_at, id);
create index job_application_newest_answer on job_application (answered_at desc nulls last, id desc);
create index account_hidden on account (created_at desc, id) where hidden_at is not null;

-- Startups that came from two programs or more, written by triggers (functions/39-startup-programs.sql).
create table startup_of_programs (
  startup_id uuid primary key references startup on delete cascade
);
insert into startup_of_programs
select startup_id from startup_choice where kind = 'startupProgram' group by startup_id having count(*) > 1;
