-- What one entry says of another has two signatures (record 71): it is said by one side until the other one confirms it. Rows that
-- are there were confirmed by their source, as those of an import are.
alter table funding_investor
  add column signature text not null default 'confirmed' check (signature in ('said', 'confirmed', 'refused')),
  -- Why the other side refused.
  add column refusal text check (refusal is null or (signature = 'refused' and length(refusal) between 1 and 500));
create index funding_investor_said_of_organization on funding_investor (organization_id) where signature = 'said';
create index funding_investor_said_of_account on funding_investor (account_id) where signature = 'said';

alter table startup_affiliation
  add column said_by text not null default 'startup' check (said_by in ('startup', 'organization')),
  add column signature text not null default 'confirmed' check (signature in ('said', 'confirmed', 'refused')),
  add column refusal text check (refusal is null or (signature = 'refused' and length(refusal) between 1 and 500));
create index startup_affiliation_said on startup_affiliation (organization_id) where signature = 'said';

-- Who signed the money of a round beside the startup; null: nobody. An amount nobody can mean is held: private until an admin has
-- looked at it.
alter table funding
  add column signed_by text default 'import' check (signed_by in ('import', 'investor', 'admin')),
  add column is_held boolean not null default false,
  add check (not is_held or is_private);
create index funding_held on funding (id) where is_held;
-- The largest signed round of a stage.
create index funding_largest on funding (stage_id, amount_usd desc) where signed_by is not null and not is_private and amount_usd is not null;

-- An investor stands once in a round.
delete from funding_investor i using funding_investor other
  where other.funding_id = i.funding_id and other.organization_id = i.organization_id and other.id < i.id;
create unique index funding_investor_once on funding_investor (funding_id, organization_id) where organization_id is not null;

-- Beside the money that is signed: what startups alone say.
alter table startup add column said_raised_usd numeric(17, 2) not null default 0;
alter table funding_day add column said_usd numeric not null default 0;
-- It has one more column.
drop function if exists startups_derived_of(uuid[]);
