-- Phases that change places are written in one go: the command looks at overlaps at the end.
alter table program_phase
  drop constraint program_phase_overlap,
  add constraint program_phase_overlap exclude using gist (program_id with =, tstzrange(starts_at, finishes_at) with &&)
    deferrable initially immediate;
