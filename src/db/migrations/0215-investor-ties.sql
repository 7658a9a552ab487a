-- statement by statement
-- Since when somebody of an investor whose confirmed money counts runs a startup of theirs too, until an admin has looked at it.
alter table investor_check add column if not exists tied_at timestamptz;
drop index concurrently if exists investor_check_tied;
create index concurrently investor_check_tied on investor_check (id) where tied_at is not null;
-- functions: 58e4e67c96f75e92
