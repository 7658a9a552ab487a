-- How often the pages of entries and people were opened, by day of the house. Nothing of it says by whom.
create table visit_day (
  -- A startup, an organization, a service provider, a program, or an account. Rows of deleted ones go with their months.
  entry_id uuid not null,
  day date not null,
  count bigint not null check (count > 0),
  primary key (entry_id, day)
);
