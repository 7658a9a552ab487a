-- When the member of a session last proved to be there: signing in does, and a confirmation since. Null: begun before this was noted.
alter table session add column confirmed_at timestamptz;
alter table session alter column confirmed_at set default now();
