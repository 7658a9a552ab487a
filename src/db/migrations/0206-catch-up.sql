-- What is still to be brought in line with the functions of a new build (record 82). `step(argument, position)` brings the block of rows
-- after a position in line and answers its last one; null: there was none.
create table catch_up (
  step text not null,
  argument text[] not null,
  position text not null default '',
  primary key (step, argument)
);
-- functions: f5f970e494c7df7a
