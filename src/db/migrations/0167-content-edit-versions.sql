-- How often the text with its draft was saved, published or discarded. It never counts down, so that who opened the text
-- before somebody else published it, or drafted it anew, is not taken for who has read the newest.
create table content_edit (
  key text primary key check (key ~ '^[a-z][a-z0-9-]*$'),
  version integer not null check (version > 0)
);
insert into content_edit (key, version) select key, version from content_draft;
