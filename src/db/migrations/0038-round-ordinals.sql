-- A round bears the ordinal of its startup: what conditions on rounds find is counted and tested without a look at startups.
alter table funding add column startup_ordinal integer;
update funding set startup_ordinal = startup.ordinal from startup where startup.id = startup_id;
alter table funding alter column startup_ordinal set not null;

drop index startup_ordinal;
alter table startup add constraint startup_id_ordinal unique (id, ordinal);
alter table funding drop constraint funding_startup_id_fkey;
alter table funding add foreign key (startup_id, startup_ordinal) references startup (id, ordinal) on delete cascade;

drop index funding_round, funding_round_amount, funding_round_announced, funding_round_valuation;
create index funding_round on funding (startup_ordinal)
  include (stage_id, announced_date, amount_usd, amount_currency_id, pre_valuation_usd, pre_valuation_currency_id)
  where not is_private;
create index funding_round_amount on funding (amount_usd) include (startup_ordinal) where not is_private and amount_usd is not null;
create index funding_round_announced on funding (announced_date) include (startup_ordinal)
  where not is_private and announced_date is not null;
create index funding_round_valuation on funding (pre_valuation_usd) include (startup_ordinal)
  where not is_private and pre_valuation_usd is not null;
