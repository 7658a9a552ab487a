-- The currency in which a startup usually pays: that of its country where it is one of the portal's, else the one of most of the
-- newest jobs, else the first of all.
create or replace function usual_job_currency(startup_id uuid) returns uuid language sql stable as $$
  select coalesce(
    (select c.id from startup s join country on country.id = s.country_id join currency c on split_part(c.locale, '-', 2) = country.iso2
      where s.id = usual_job_currency.startup_id order by c.sort_order limit 1),
    (select newest.wage_currency_id from (select wage_currency_id from job order by id desc limit 1000) newest
      group by newest.wage_currency_id order by count(*) desc, newest.wage_currency_id limit 1),
    (select c.id from currency c order by c.sort_order limit 1))
$$;
