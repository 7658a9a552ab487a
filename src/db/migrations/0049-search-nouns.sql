-- What a hit of the ecosystem is: an organization, a job, …
alter table search_entry add column noun text not null default 'startups';
update search_entry set noun = 'talents' where kind = 'people';
alter table search_entry alter column noun drop default;
