-- The list of all accounts by name, in both alphabets. An index is made while no schema is in the search path: in a new database
-- the function is not yet the one of src/db/functions, whose parts are bound.
alter function turkish_order(text) set search_path from current;
create index account_name_en on account ((fold(name || ' ' || surname)) collate "C", id);
create index account_name_tr on account ((turkish_order(name || ' ' || surname)) collate "C", id);
alter function turkish_order(text) reset search_path;
