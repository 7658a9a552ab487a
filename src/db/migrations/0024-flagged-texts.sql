-- Texts of members with a word that is watched: for an admin to look at (decision 19). One row a field.
create table flagged_text (
  id uuid primary key,
  -- Whose text it is.
  account_id uuid not null references account on delete cascade,
  -- What the field belongs to: 'account', or a list of the profile with the id of its row.
  entity text not null check (entity <> ''),
  entity_id uuid not null,
  field text not null check (field <> ''),
  word text not null,
  -- As it was written: it may have been changed since.
  text text not null,
  flagged_at timestamptz not null default now(),
  looked_at timestamptz,
  looked_by uuid references account on delete set null,
  unique (account_id, entity, entity_id, field)
);
-- The list: what nobody has looked at first, the newest first; and how many those are.
create index flagged_text_list on flagged_text ((looked_at is not null), flagged_at desc, id);
create index flagged_text_looked_by on flagged_text (looked_by) where looked_by is not null;
