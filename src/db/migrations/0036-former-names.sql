-- Names a startup had: the search still finds it by them. Its address stays.
create table startup_former_name (
  startup_id uuid not null references startup on delete cascade,
  name text not null,
  ended_at timestamptz not null default now(),
  primary key (startup_id, name)
);
