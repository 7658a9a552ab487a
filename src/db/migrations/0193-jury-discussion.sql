-- What jurors say of an application among themselves, once their own review is finished.
create table program_remark (
  id uuid primary key,
  assignment_id uuid not null references program_assignment on delete restrict,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index program_remark_assignment on program_remark (assignment_id);
