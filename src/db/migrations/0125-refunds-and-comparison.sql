-- Until when an order is paid; its rights may last some days longer (grace).
alter table payment_order add column paid_until timestamptz check (kind = 'package' or paid_until is null);
update payment_order set paid_until = case when cancels_at_end or state = 'ended' then access_until else access_until - interval '3 days' end
  where access_until is not null and provider <> 'gift';
update payment_order set paid_until = access_until where access_until is not null and provider = 'gift';

-- For whom the receipt is made out, as it stood when the money moved. Null: nothing had been said then.
alter table ledger_entry add column billed_to jsonb check (jsonb_typeof(billed_to) = 'object');
-- Of a refund: the payment that went back.
alter table ledger_entry add column charge_reference text check (kind = 'refund' or charge_reference is null);
-- What was bought: an order may become another package. Null in rows that are older than these columns: that of the order.
alter table ledger_entry add column name_en text check (name_en <> ''), add column name_tr text check (name_tr <> '');
create index ledger_entry_charge on ledger_entry (provider, charge_reference) where charge_reference is not null;

-- What admins give back; the provider is told by background work, and the ledger learns of it from the provider's event.
create table payment_refund (
  id uuid primary key,
  entry_id uuid not null unique references ledger_entry,
  minor integer not null check (minor > 0),
  requested_by uuid references account on delete set null,
  requested_at timestamptz not null default now(),
  -- Why the provider refused it.
  problem text check (problem <> '')
);
create index payment_refund_requested_by on payment_refund (requested_by) where requested_by is not null;

-- Movements of money on which provider and ledger do not agree, found by the nightly comparison.
create table payment_difference (
  id uuid primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  kind text not null check (kind in ('charge', 'refund')),
  reference text not null,
  problem text not null check (problem in ('missingHere', 'missingThere', 'otherAmount')),
  here_minor integer,
  there_minor integer,
  -- ISO 4217, as the provider writes it: it may be one that is not offered.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  order_id uuid references payment_order,
  occurred_at timestamptz not null,
  found_at timestamptz not null default now(),
  -- Since when both agree again.
  settled_at timestamptz,
  unique (provider, kind, reference),
  check (here_minor is not null or there_minor is not null)
);
create index payment_difference_open on payment_difference (occurred_at desc, id) where settled_at is null;
create index payment_difference_order on payment_difference (order_id) where order_id is not null;

-- When each provider was last compared, and why it could not be.
create table payment_comparison (
  provider text primary key check (provider in ('stripe', 'sandbox')),
  compared_at timestamptz,
  failed_at timestamptz,
  check (compared_at is not null or failed_at is not null)
);

-- What the sandbox gave back of a payment, and what moved since an instant.
create index sandbox_object_charge on sandbox_object ((data ->> 'charge')) where kind = 'refund';
create index sandbox_object_moved on sandbox_object (id) where kind in ('payment', 'refund');
