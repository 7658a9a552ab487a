-- Names are also found as they are written otherwise: together or apart, without the kind of company or the ending of a domain
-- (`short`, null where that is the same). `weight` says how much is known of a thing: what a beginning finds first.
alter table search_entry
  add column compact text collate "C" not null default '',
  add column short text collate "C",
  add column weight real not null default 0;
create index search_entry_compact on search_entry (kind, compact) include (weight, entity_id);
create index search_entry_short on search_entry (kind, short) where short is not null;
-- Two letters begin too many names to compare them all.
create index search_entry_beginning on search_entry (kind, "left"(compact, 2), weight desc);
