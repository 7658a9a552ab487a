-- A value that was merged into another one: its addresses lead there, nothing has it any more, nobody is offered it.
alter table type add column merged_into uuid references type;
alter table type add check (merged_into is null or (not active and merged_into <> id));
create index type_merged_into on type (merged_into) where merged_into is not null;
