-- Patents are deleted and restored as the other nouns are: a deleted one is hidden.
alter table patent add column deleted_at timestamptz;
alter table patent add check (deleted_at is null or not is_visible);
create index patent_created on patent (created_at desc);
create index patent_updated on patent (updated_at desc);
