-- A conflict of interest is certain, and blocks, or suspected, and waits for the organizer (record 75).
alter table program_conflict
  add column is_certain boolean not null default true,
  -- The side that has written, invited, or said so: null where both know of it.
  add column said_by text check (said_by in ('juror', 'applicant')),
  -- The organizer has noted a certain one, or confirmed a suspected one; or ignores it.
  add column decision text check (decision in ('confirmed', 'ignored')),
  add column reason text check (length(reason) between 1 and 1000),
  add column decided_by uuid references account on delete set null,
  add column decided_at timestamptz,
  add column blocks boolean not null generated always as (is_certain or (decision is not null and decision = 'confirmed')) stored,
  add check ((decision is null) = (decided_at is null)),
  add check (decision is null or decision <> 'ignored' or (reason is not null and not is_certain));

update program_conflict set is_certain = false where kind in ('message', 'invitation');
update program_conflict c set decision = 'ignored', reason = '–', decided_at = g.upheld_at
  from program_assignment g where not c.is_certain and g.juror_id = c.juror_id and g.application_id = c.application_id and g.upheld_at is not null;
alter table program_assignment drop column upheld_at;

create index program_conflict_program on program_conflict (program_id);
create index program_conflict_blocks on program_conflict (juror_id, application_id) where blocks;

drop trigger if exists program_conflict_ends on program_conflict;
drop function if exists program_conflicts_of(uuid, uuid[], uuid[]);
