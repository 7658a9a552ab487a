-- Schools that members type in are found by the next person. They have no country until an admin confirms them.
alter table university
  alter column country_id drop not null,
  add column state text not null default 'confirmed' check (state in ('suggested', 'confirmed', 'rejected')),
  -- When a member typed it in; null: shipped.
  add column suggested_at timestamptz,
  add column version integer not null default 1 check (version > 0),
  add column field_versions jsonb not null default '{}',
  add check (state <> 'confirmed' or country_id is not null),
  add check (state = 'confirmed' or suggested_at is not null),
  add check (suggested_at is null or length(name_en) between 1 and 200);
-- Two who type the same school get one row, also when an admin has rejected it.
create unique index university_typed on university (fold(name_en)) where state <> 'confirmed';
create index university_suggested on university (suggested_at) where suggested_at is not null;

-- Names under which a school was typed in before it became one with another.
create table university_alias (
  name_fold text primary key check (name_fold <> ''),
  university_id uuid not null references university on delete cascade
);
create index university_alias_university on university_alias (university_id);

-- Schools that were typed in before become rows of the list.
insert into university (id, name_en, state, suggested_at)
  select gen_random_uuid(), name, 'suggested', created_at from (
    select distinct on (fold(school_name)) school_name name, created_at from profile_education
    where school_name is not null and fold(school_name) <> '' order by fold(school_name), created_at, id
  ) typed;
update profile_education set school_id = university.id, school_name = null
  from university where university.state = 'suggested' and fold(university.name_en) = fold(profile_education.school_name);
