-- Jobs are written by the people of their startup. A deleted one stays for those who applied.
alter table job
  add column deleted_at timestamptz,
  -- Its range is for the comparison with what applicants expect, and stands nowhere.
  add column hides_wage boolean not null default false;

-- One that is closed on the day of its publication ended the day before.
do $$
declare name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'job'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%(publication_date <= expiration_date)%';
  execute format('alter table job drop constraint %I', name);
end
$$;
alter table job add check (publication_date <= expiration_date + 1);
