-- A file that answers a question keeps the name that its sender gave it; its key says nothing to people.
create table program_answer_file (
  file_key text primary key check (length(file_key) between 1 and 200),
  application_id uuid not null references program_application on delete cascade,
  name text not null check (length(name) between 1 and 255)
);
create index program_answer_file_application on program_answer_file (application_id);
