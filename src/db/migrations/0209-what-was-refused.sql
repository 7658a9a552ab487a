-- A refusal lasts for what was refused, and after two of one side for all that side says (record 71).
alter table refused_link
  drop constraint refused_link_pkey,
  add column id uuid not null default gen_random_uuid(),
  -- Every name that what was refused keeps: it is said again where one of them is.
  add column about text[] not null default '{}',
  -- The side has asked about something else since.
  add column is_asked_since boolean not null default false;
alter table refused_link alter column id drop default, alter column about drop default;
alter table refused_link add primary key (sayer_id, other_id, id);
update refused_link r set about = link.about from (
  select sayer_id, other_id, array_agg(distinct name) about from (
    select f.startup_id sayer_id, coalesce(i.organization_id, i.account_id) other_id, unnest(array[f.id::text, f.stage_id || ' ' || f.announced_date]) name
      from funding_investor i join funding f on f.id = i.funding_id where i.signature = 'refused'
    union all
    select case said_by when 'startup' then startup_id else organization_id end, case said_by when 'startup' then organization_id else startup_id end, kind
      from startup_affiliation where signature = 'refused'
    union all
    select organization_id, network_id, 'network' from organization_network where signature = 'refused') refused
  where name is not null group by 1, 2) link
where link.sayer_id = r.sayer_id and link.other_id = r.other_id;
-- Rounds of investors that startups declined are refused links, too.
insert into refused_link (id, sayer_id, other_id, about, refusal)
  select gen_random_uuid(), organization_id, startup_id, array[id::text, stage_id || ' ' || announced_date], refusal
    from portfolio_round where state = 'declined' and refusal is not null;
