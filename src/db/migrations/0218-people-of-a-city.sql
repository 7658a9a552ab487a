-- statement by statement
-- The people who name a city: counted in the table of cities, and listed from there.
drop index concurrently if exists profile_city;
create index concurrently profile_city on profile (city_id) where city_id is not null;
drop index concurrently if exists profile_experience_city;
create index concurrently profile_experience_city on profile_experience (city_id) where city_id is not null;
