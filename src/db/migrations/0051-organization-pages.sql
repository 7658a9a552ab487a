-- What the page of an organization shows (specification, "Organization").
alter table organization
  add column description_en text,
  add column description_tr text,
  add column about_en text,
  add column about_tr text,
  add column facilities_en text,
  add column facilities_tr text,
  add column email text,
  add column phone text,
  add column address text,
  add column facebook text,
  add column instagram text,
  add column twitter text,
  add column linkedin text,
  add column version integer not null default 1 check (version > 0),
  add column field_versions jsonb not null default '{}',
  add column created_by uuid references account on delete set null;

create table organization_member (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  kind text not null check (kind in ('team', 'mentor')),
  account_id uuid references account on delete set null,
  name text not null check (length(name) between 1 and 200),
  position text,
  photo text,
  sort_order integer not null default 0
);
create index organization_member_organization on organization_member (organization_id, kind, sort_order);
create index organization_member_account on organization_member (account_id);

-- Angel investment networks that an organization belongs to or works with; without a row of their own a name.
create table organization_network (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  network_id uuid references organization on delete set null,
  name text not null check (length(name) between 1 and 200)
);
create index organization_network_organization on organization_network (organization_id);
create index organization_network_network on organization_network (network_id);
