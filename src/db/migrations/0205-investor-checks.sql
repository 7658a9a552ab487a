-- Investors whom the house has to look at before what they confirm counts in sums (record 71): people who invest, and organizations that
-- members have added. An organization without a row was there before, came by an import or was added by who runs the site.
create table investor_check (
  -- An organization or a person.
  id uuid primary key,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz check ((decided_at is null) = (state = 'open')),
  decided_by uuid references account on delete set null,
  version integer not null default 1 check (version > 0),
  field_versions jsonb not null default '{}'
);
create index investor_check_open on investor_check (id) where state = 'open';
create index investor_check_decider on investor_check (decided_by);
-- People whose confirmed rounds are counted stay counted.
insert into investor_check (id, state, decided_at)
  select distinct i.account_id, 'accepted', now() from funding_investor i join funding f on f.id = i.funding_id
    where i.signature = 'confirmed' and f.signed_by = 'investor' and i.account_id is not null
  on conflict do nothing;
