-- The columns that a saved search shows in the table of its list; null: the usual ones.
alter table saved_query add column columns text[];
