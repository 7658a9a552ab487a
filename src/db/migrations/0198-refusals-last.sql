-- Who has refused what somebody says of them is not named again before they confirm it, however often it is said (record 71).
create table refused_link (
  -- A startup or organization that says it.
  sayer_id uuid not null,
  -- The startup, organization or person of whom it is said.
  other_id uuid not null,
  refusal text not null check (length(refusal) between 1 and 500),
  refused_at timestamptz not null default now(),
  primary key (sayer_id, other_id)
);
-- A refused link that is said again waits for its answer unseen.
alter table funding_investor add column asks_again boolean not null default false check (not asks_again or signature = 'refused');
alter table startup_affiliation add column asks_again boolean not null default false check (not asks_again or signature = 'refused');
alter table organization_network add column asks_again boolean not null default false check (not asks_again or signature = 'refused');
insert into refused_link (sayer_id, other_id, refusal)
  select f.startup_id, coalesce(i.organization_id, i.account_id), i.refusal from funding_investor i join funding f on f.id = i.funding_id
    where i.signature = 'refused' and i.refusal is not null and coalesce(i.organization_id, i.account_id) is not null
  union
  select case said_by when 'startup' then startup_id else organization_id end, case said_by when 'startup' then organization_id else startup_id end, refusal
    from startup_affiliation where signature = 'refused' and refusal is not null and organization_id is not null
  union
  select organization_id, network_id, refusal from organization_network where signature = 'refused' and refusal is not null and network_id is not null
  on conflict do nothing;

drop index funding_investor_said_of_organization;
drop index funding_investor_said_of_account;
drop index startup_affiliation_said;
drop index organization_network_said;
create index funding_investor_said_of_organization on funding_investor (organization_id) where signature = 'said' or asks_again;
create index funding_investor_said_of_account on funding_investor (account_id) where signature = 'said' or asks_again;
create index startup_affiliation_said on startup_affiliation (organization_id) where signature = 'said' or asks_again;
create index organization_network_said on organization_network (network_id) where signature = 'said' or asks_again;
