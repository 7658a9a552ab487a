-- A job and what a person expects are ranges: a filter finds those that overlap with it, by both ends.
alter table job add column least_monthly_wage_usd numeric(17, 2);
create index job_least_wage on job (least_monthly_wage_usd) include (ordinal) where is_listed;

alter table talent add column most_salary_usd numeric(14, 2), add column most_share numeric(5, 2);
create index talent_most_salary on talent (most_salary_usd) include (ordinal) where is_listed;
create index talent_most_share on talent (most_share) include (ordinal) where is_listed;
drop index talent_place;
create index talent_place on talent (ordinal) include (id, fullness, created_at, salary_usd, most_salary_usd, share, most_share);

-- They have more columns.
drop function if exists jobs_derived_of(uuid[]);
drop function if exists talents_rows_of(uuid[]);
