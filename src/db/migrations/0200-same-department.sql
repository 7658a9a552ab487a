-- A juror and a team who studied in one department at a time: a suspected conflict (record 75).
alter table program_conflict drop constraint program_conflict_kind_check;
alter table program_conflict add constraint program_conflict_kind_check check
  (kind in ('team', 'mentor', 'investor', 'organization', 'invitation', 'appliedTogether', 'message', 'department', 'declared'));
