-- statement by statement
-- The admin table of talents finds people by their title, too.
drop index concurrently if exists account_search_title;
create index concurrently account_search_title on account using gin ((search || ' ' || fold(coalesce(title, ''))) gin_trgm_ops) with (fastupdate = off);
