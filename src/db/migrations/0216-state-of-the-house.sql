-- What the house as a whole has done once: the last backup, the test mail, whether admins have put the checklist of a new house away.
create table house_state (
  key text primary key check (key in ('backup', 'checklist', 'testMail')),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  updated_at timestamptz not null default now()
);

-- A house that runs already is no new one: its admins bring the list back when they want it.
insert into house_state (key, value) select 'checklist', '{"isHidden": true}' where exists (select from account);
