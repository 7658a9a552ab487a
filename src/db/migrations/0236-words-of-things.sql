-- The words of things besides their names, in search form, with the best place each stands in (`functions/43-search-texts.sql`).
create table search_text (
  kind text not null,
  entity_id uuid not null,
  words tsvector not null,
  primary key (kind, entity_id)
);
-- Nothing waits in a list beside the index: who searches would read it, and somebody's save would empty it.
create index search_text_words on search_text using gin (words) with (fastupdate = off);
-- Statistics of words help no plan: the index answers.
alter table search_text alter column words set statistics 0;
-- functions: 6037fea422cba035
