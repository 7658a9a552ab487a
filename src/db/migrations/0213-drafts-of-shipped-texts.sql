-- A text that nobody has published is a draft, which visitors do not read. Whatever a running house shows stays published: all rows
-- that are there now were on its pages.
alter table content add column published_at timestamptz default now();
alter table content alter column published_at drop default;

-- Who answers for personal data stands in legal texts; how a house keeps its time, money and numbers is its own (site_identity).
alter table site_identity drop constraint site_identity_key_check;
alter table site_identity add constraint site_identity_key_check
  check (key in ('logo', 'header', 'footer', 'contact', 'analytics', 'brand', 'conventions'));

-- Whether the house has a payment provider, as the newest start says: without one no limit closes anything.
alter table premium_setting add column is_sold boolean not null default true;
