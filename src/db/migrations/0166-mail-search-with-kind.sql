-- A search finds mails by their kind, too: the searched text begins with its code.
drop index mail_search;
create index mail_search on mail using gin (fold(kind || ' ' || recipient || ' ' || subject) gin_trgm_ops) with (fastupdate = off);
