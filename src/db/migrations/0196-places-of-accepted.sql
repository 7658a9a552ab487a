-- Those who are accepted say until a day whether they take their place.
alter table program_application
  add column place_until timestamptz,
  add column place_taken boolean,
  add column place_answered_at timestamptz,
  add column place_answered_by uuid references account on delete set null,
  add column place_reminded_at timestamptz,
  add check (place_until is null or published_at is not null),
  add check (place_taken is null or place_until is not null),
  add check ((place_taken is null) = (place_answered_at is null));
create index program_application_place on program_application (place_until) where place_until is not null and place_taken is null;
create index program_application_place_answered_by on program_application (place_answered_by);
