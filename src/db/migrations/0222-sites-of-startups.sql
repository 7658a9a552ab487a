-- statement by statement
-- Conditions of the admin table on the site of a startup: contains, is.
drop index concurrently if exists startup_website;
create index concurrently startup_website on startup using gin (fold(coalesce(website, '')) gin_trgm_ops) with (fastupdate = off);
