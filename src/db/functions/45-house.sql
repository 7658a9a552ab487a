-- The time zone in which days of the house begin and end, as admins have set it (`features/site/identity`). Statements ask for it as
-- `(select house_zone())`, which is read once, not for every row.
create or replace function house_zone() returns text language sql stable parallel safe as $$
  select coalesce((select value ->> 'timeZone' from site_identity where key = 'conventions'), 'Europe/Istanbul')
$$;
