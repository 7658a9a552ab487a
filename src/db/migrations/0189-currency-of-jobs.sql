-- A job always has its currency, also where it says no wage. Stored ones without it get that of their startup's country where it is
-- one of the portal's, else the one of most jobs, else the first of all.
alter table job drop constraint job_check4;
update job set wage_currency_id = coalesce(
  (select c.id from startup s join country on country.id = s.country_id join currency c on split_part(c.locale, '-', 2) = country.iso2
    where s.id = job.startup_id order by c.sort_order limit 1),
  (select other.wage_currency_id from job other where other.wage_currency_id is not null
    group by other.wage_currency_id order by count(*) desc, other.wage_currency_id limit 1),
  (select c.id from currency c order by c.sort_order limit 1))
where wage_currency_id is null;
alter table job alter column wage_currency_id set not null;
