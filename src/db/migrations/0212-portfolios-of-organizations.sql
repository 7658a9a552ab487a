-- statement by statement
-- The rounds that an organization has added, answered ones too.
drop index concurrently if exists portfolio_round_organization;
create index concurrently portfolio_round_organization on portfolio_round (organization_id);
