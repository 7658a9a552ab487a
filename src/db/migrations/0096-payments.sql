-- What people buy (record 48): an order each, everything the provider said of it, and the money that moved.

-- Prices in each currency in which a package is sold; amounts in the smallest unit of the currency.
create table premium_package_price (
  package_id uuid not null references premium_package on delete cascade,
  currency_id uuid not null references currency,
  minor integer not null check (minor > 0),
  primary key (package_id, currency_id)
);
create index premium_package_price_currency on premium_package_price (currency_id);
insert into premium_package_price select id, currency_id, round(price * 100)::integer from premium_package where price > 0;
alter table premium_package drop column price, drop column currency_id;

create table payment_order (
  id uuid primary key,
  -- Null once the account is deleted: what was paid stays.
  account_id uuid references account on delete set null,
  kind text not null check (kind in ('package', 'report')),
  package_id uuid references premium_package,
  report_id uuid references report on delete set null,
  -- The name of what was bought, for receipts, whatever becomes of it.
  name_en text not null check (name_en <> ''),
  name_tr text not null check (name_tr <> ''),
  minor integer not null check (minor >= 0),
  currency_id uuid not null references currency,
  provider text not null check (provider in ('stripe', 'sandbox', 'gift')),
  checkout_reference text,
  checkout_url text,
  customer_reference text,
  subscription_reference text,
  -- What follows from its events, and is written with each of them. Until when its rights last; null: they do not, or do for good.
  state text not null default 'open'
    check (state in ('open', 'pending', 'paid', 'pastDue', 'failed', 'expired', 'ended', 'refunded')),
  access_until timestamptz,
  cancels_at_end boolean not null default false,
  locale text not null check (locale in ('en', 'tr')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, checkout_reference),
  check (kind = 'report' or package_id is not null),
  check (kind = 'package' or package_id is null),
  check (kind = 'package' or access_until is null)
);
create index payment_order_account on payment_order (account_id, created_at desc, id);
create index payment_order_access on payment_order (account_id, access_until) where access_until is not null;
-- Two tabs lead to one checkout: nobody pays for the same twice.
create unique index payment_order_package_open on payment_order (account_id) where kind = 'package' and state = 'open';
create unique index payment_order_report_open on payment_order (account_id, report_id) where kind = 'report' and state = 'open';
create index payment_order_report on payment_order (report_id, account_id) where kind = 'report';
create index payment_order_package on payment_order (package_id);
create index payment_order_currency on payment_order (currency_id);

-- Each verified event once, as it was read. Rights and ledger follow from all events of an order, in whatever order they arrive.
create table payment_event (
  id uuid primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  reference text not null,
  occurred_at timestamptz not null,
  -- Null: it names no order of ours.
  order_id uuid references payment_order,
  facts jsonb not null check (jsonb_typeof(facts) = 'array'),
  received_at timestamptz not null default now(),
  unique (provider, reference)
);
create index payment_event_order on payment_event (order_id, occurred_at, id);

-- Every movement of money; it only grows. Refunds are negative.
create table ledger_entry (
  id uuid primary key,
  order_id uuid not null references payment_order,
  provider text not null,
  kind text not null check (kind in ('charge', 'refund')),
  reference text not null,
  minor integer not null,
  currency_id uuid not null references currency,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (provider, kind, reference),
  check (kind = 'charge' and minor > 0 or kind = 'refund' and minor < 0)
);
create index ledger_entry_order on ledger_entry (order_id, occurred_at, id);
create index ledger_entry_newest on ledger_entry (occurred_at desc, id);
create index ledger_entry_currency on ledger_entry (currency_id);

-- People beside the buyer who use a package.
create table premium_seat (
  id uuid primary key,
  order_id uuid not null references payment_order,
  account_id uuid not null references account on delete cascade,
  invited_by uuid references account on delete set null,
  since timestamptz not null default now(),
  ended_at timestamptz
);
create unique index premium_seat_once on premium_seat (order_id, account_id) where ended_at is null;
create index premium_seat_account on premium_seat (account_id) where ended_at is null;

-- A report that was bought is an order that is paid.
drop table report_purchase;

-- The sandbox: a provider that needs no outside service. Its rows are what a provider would store.
create table sandbox_object (
  id text primary key,
  kind text not null check (kind in ('checkout', 'subscription', 'payment', 'refund', 'secret')),
  order_id uuid references payment_order,
  data jsonb not null,
  updated_at timestamptz not null default now()
);
create index sandbox_object_order on sandbox_object (order_id);
create index sandbox_object_due on sandbox_object ((data ->> 'dueAt')) where kind = 'subscription' and data ->> 'state' = 'active';
