-- Filters that need a package as "startups.stage"; null: those of the specification. Nobody could choose any so far.
alter table premium_setting alter column filter_list drop not null, alter column filter_list drop default,
  add column version integer not null default 1;
update premium_setting set filter_list = null;
