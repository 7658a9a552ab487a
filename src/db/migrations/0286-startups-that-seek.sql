-- statement by statement
-- Startups that seek an amount, the last changed first, for the home page: few of all.
drop index concurrently if exists startup_seeking;
create index concurrently startup_seeking on startup (updated_at desc, id desc) where is_visible and deleted_at is null and seeking_amount_usd is not null;
-- functions: b203354c09c02653
