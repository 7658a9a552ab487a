-- The valuation at which a startup seeks investment.
alter table startup
  add column seeking_valuation numeric(17, 2) check (seeking_valuation >= 0),
  add column seeking_valuation_currency_id uuid references currency,
  add column seeking_valuation_usd numeric(17, 2),
  add check ((seeking_valuation is null) = (seeking_valuation_currency_id is null));
