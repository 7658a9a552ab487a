-- What saves change in the filter index of lists, until it is folded into the bit strings (record 122): the bit of a row under a term is
-- the other way. `is_fresh`: the term had no bit string for it then.
create table list_change (
  kind text collate "C" not null,
  term text collate "C" not null,
  ordinal integer not null,
  id bigint generated always as identity,
  is_fresh boolean not null,
  primary key (kind, term, ordinal, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index list_change_fresh on list_change (kind) where is_fresh;

-- How often the index of a list was changed, by the connections that did.
create table list_revision (
  kind text collate "C" not null,
  process integer not null,
  revision bigint not null,
  primary key (kind, process)
);

-- The bit strings and the lists get other names; views of both together with what was appended get theirs. In a database that is served
-- older functions may be running, which write into the tables: there a step of the upgrade does it (`list_split`).
do $$
begin
  if to_regprocedure('list_refresh_index(text, uuid[])') is null then
    alter table list_bits rename to list_block;
    alter table list_index rename to list_kind;
  end if;
end
$$;
insert into catch_up (step, argument) values ('list_split', '{}');
-- 
-- functions: a8dc856f16a6d58c
