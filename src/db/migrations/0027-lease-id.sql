-- The column names the lease under which a job runs, in the word the code uses.
alter table background_job rename column held_by to lease_id;
