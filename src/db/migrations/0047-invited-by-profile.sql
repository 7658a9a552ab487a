-- Who is invited from their profile: the sender is not told the address.
alter table invitation add column by_profile boolean not null default false;
