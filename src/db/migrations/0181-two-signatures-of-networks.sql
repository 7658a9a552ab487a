-- That an organization belongs to a network has two signatures, too (record 71). Rows that are there count as confirmed.
alter table organization_network
  add column signature text not null default 'confirmed' check (signature in ('said', 'confirmed', 'refused')),
  add column refusal text check (refusal is null or (signature = 'refused' and length(refusal) between 1 and 500));
create index organization_network_said on organization_network (network_id) where signature = 'said';
