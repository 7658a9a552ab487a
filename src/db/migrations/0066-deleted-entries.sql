-- Organizations and providers are edited and deleted by their members; who made a provider has full access to it.
alter table organization
  add column deleted_at timestamptz,
  add check (deleted_at is null or not is_visible);
alter table service_provider
  add column deleted_at timestamptz,
  add check (deleted_at is null or not is_visible);
insert into entity_access (account_id, entity_id, scopes)
  select created_by, id, '{0}' from service_provider where created_by is not null on conflict do nothing;
