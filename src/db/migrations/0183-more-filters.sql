-- Filters of startups by the people of their team, their last round and the valuation they seek.
alter table startup add column team_size integer not null default 0 check (team_size >= 0);
create index startup_team_size on startup (team_size) include (ordinal) where is_visible and deleted_at is null;
create index startup_last_funding on startup (last_funding_date) include (ordinal)
  where last_funding_date is not null and is_visible and deleted_at is null;
create index startup_seeking_valuation on startup (seeking_valuation_usd) include (ordinal)
  where seeking_valuation_usd is not null and is_visible and deleted_at is null;
drop index startup_place;
create index startup_place on startup (ordinal) include (id, created_at, updated_at, foundation_date, total_raised_usd, seeking_amount_usd,
  seeking_valuation_usd, last_funding_date, team_size);
-- It has one more column.
drop function if exists startups_derived_of(uuid[]);

-- Filters of programs by the day on which one may apply last, where they take place, and by what they give, in dollars.
alter table program
  add column closes_on date,
  add column least_investment_usd numeric(17, 2),
  add column most_investment_usd numeric(17, 2);
create index program_closes on program (closes_on) include (ordinal) where is_listed;
create index program_least_investment on program (least_investment_usd) include (ordinal) where is_listed;
create index program_most_investment on program (most_investment_usd) include (ordinal) where is_listed;
