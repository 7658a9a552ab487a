-- Who has left a jury stays without names while a blind phase that had begun lasts, also when they are invited again (record 76).
alter table program_juror add column left_at timestamptz;
update program_juror set left_at = removed_at where removed_at is not null and accepted_at is not null;
-- A conflict that has ended an assignment which was not begun: the application lacks a reviewer (record 75).
alter table program_conflict add column has_freed boolean not null default false;
-- functions: f48b528438b116eb
