-- A place that was given up, or not confirmed in time, goes to the next one: whoever was not accepted first is moved up.
alter table program_application
  add column moved_up_at timestamptz,
  add check (moved_up_at is null or (published_at is not null and result = 'approved'));
