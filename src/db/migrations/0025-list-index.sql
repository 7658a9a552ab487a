-- The filter index of startups becomes that of every list: its rows bear the kind of the list. Its content is built anew by
-- the functions' own files (src/db/functions), which also hold what is dropped here under new names.
drop table startup_refreshing, startup_index;
drop function if exists startup_refresh(uuid[]), startup_refresh_index(uuid[]), startup_rebuild(), startup_index_changed(),
  startup_bits_of(integer[]), startup_ordinals(integer, bit), startup_terms_of(uuid[]), startup_whole_terms_of(uuid[]),
  startup_round_terms_of(uuid[]), startup_derived_of(uuid[]), startup_index_faults();

truncate startup_bits, startup_term;
alter table startup_bits rename to list_bits;
alter table list_bits add column kind text collate "C" not null;
alter table list_bits drop constraint startup_bits_pkey;
alter table list_bits add primary key (kind, term, chunk);

alter table startup_term rename to list_term;
alter table list_term rename column startup_id to id;
alter table list_term add column kind text collate "C" not null;
alter table list_term drop constraint startup_term_pkey;
alter table list_term add primary key (kind, id);

-- The lists, and the table of each. The revision is another number after every write that its index was told of: what was
-- counted from the index, and from the rows beside it, holds while the number stays.
create table list_index (
  kind text collate "C" primary key,
  source text not null,
  revision bigint not null default 1
);
insert into list_index (kind, source) values ('startups', 'startup'), ('organizations', 'organization');

-- Transactions that refresh an index.
create table list_refreshing (
  kind text collate "C" not null references list_index,
  transaction xid8 not null,
  primary key (kind, transaction)
);

-- Saved filters are of one list; a name is taken once for each.
alter table saved_query add column kind text not null default 'startups' references list_index;
alter table saved_query alter column kind drop default;
alter table saved_query drop constraint saved_query_account_id_name_key;
alter table saved_query add unique (account_id, kind, name);

-- What a list needs of its table: the place of a row in the bit strings, and one index per sort that carries it.
alter table organization
  add column ordinal integer generated always as identity unique,
  add column name_order_tr text not null generated always as (turkish_order(name)) stored;
create index organization_newest on organization (created_at desc, id desc) include (ordinal) where is_visible;
create index organization_name_en on organization (name_fold collate "C", id) include (ordinal) where is_visible;
create index organization_name_tr on organization (name_order_tr collate "C", id) include (ordinal) where is_visible;
create index organization_place on organization (ordinal) include (id);
