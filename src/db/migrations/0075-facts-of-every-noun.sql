-- Facts of organizations and service providers have an age, too; a question is about an entry of any noun.
alter table organization
  add column confirmed_at timestamptz,
  add column confirmations jsonb not null default '{}' check (jsonb_typeof(confirmations) = 'object');
alter table service_provider
  add column confirmed_at timestamptz,
  add column confirmations jsonb not null default '{}' check (jsonb_typeof(confirmations) = 'object');

alter table fact_check drop constraint fact_check_startup_id_fkey;
alter table fact_check rename column startup_id to entity_id;
alter table fact_check
  add column kind text not null default 'startup' check (kind in ('startup', 'organization', 'provider'));
alter table fact_check alter column kind drop default;
