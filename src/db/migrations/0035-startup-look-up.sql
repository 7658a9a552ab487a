-- Looking a startup up by its ordinal reads what lists are ordered by and ranges compare: the index is enough, without the row.
drop index startup_place;
create index startup_place on startup (ordinal)
  include (id, created_at, updated_at, foundation_date, total_raised_usd, seeking_amount_usd);
-- The rows that a bound cuts off are listed ones: the index is enough.
drop index startup_seeking_amount;
create index startup_seeking_amount on startup (seeking_amount_usd) include (ordinal)
  where seeking_amount_usd is not null and is_visible and deleted_at is null;
