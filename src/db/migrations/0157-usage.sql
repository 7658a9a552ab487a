-- What is used, by day: pages opened, filters chosen, searches that found nothing. Nothing of it says who it was.
create table usage_day (
  day date not null,
  kind text not null check (kind in ('page', 'filter', 'search')),
  -- Of a page its key, of a filter "startups.sector", of a search its folded words.
  name text not null check (length(name) between 1 and 100),
  count bigint not null check (count > 0),
  primary key (day, kind, name)
);
