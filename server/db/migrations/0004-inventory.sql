-- Stock that can be promised, hedges at a venue, and what an order earned.

-- Sums of the postings that are folded in. Orders' own accounts are folded into one each: 'order' and 'outgoing'.
create table ledger_total (
  account text not null,
  asset text not null,
  units numeric(78, 0) not null,
  primary key (account, asset)
);
alter table ledger_posting add column folded boolean not null default false;
create index ledger_posting_unfolded on ledger_posting (id) where not folded;

-- What ever left the open exposure for a payout; a count that only grows.
alter table guaranteed_exposure add column committed numeric(78, 0) not null default 0 check (committed >= 0);

-- Held by an unpaid guaranteed order: one place of its client, one of its address. Free again when it is paid or ends.
alter table orders add column client_slot text;
alter table orders add column address_slot text;
create unique index orders_client_slot on orders (client_slot) where client_slot is not null;
create unique index orders_address_slot on orders (address_slot) where address_slot is not null;

create index deposit_swept_by on deposit (swept_by) where swept_by is not null;
create index transfer_open_sweeps on transfer (id) where kind = 'sweep' and state <> 'confirmed';

-- Attodollars per whole coin when it was settled; null where nothing was priced or in rows of earlier versions.
alter table settlement add column price_in numeric(78, 0);
alter table settlement add column price_out numeric(78, 0);
alter table settlement add column price_fee numeric(78, 0);
create index settlement_at on settlement (at);

create table inventory_band (
  asset text primary key,
  low numeric(78, 0) not null check (low >= 0),
  target numeric(78, 0) not null,
  high numeric(78, 0) not null,
  check (low <= target and target <= high)
);

-- One row a venue: whoever decides or books there holds its lock.
create table hedge_venue (name text primary key);

create table hedge (
  id uuid primary key,
  venue text not null references hedge_venue (name),
  asset text not null,
  against_asset text not null,
  side text not null check (side in ('buy', 'sell')),
  units numeric(78, 0) not null check (units > 0),
  worst_price numeric(78, 0) not null check (worst_price > 0),
  -- Whole US dollars, rounded up: what the circuit counts.
  worth_usd numeric(78, 0) not null,
  state text not null check (state in ('planned', 'sent', 'ended', 'refused')),
  filled numeric(78, 0) not null default 0 check (filled >= 0),
  against_units numeric(78, 0) not null default 0 check (against_units >= 0),
  fee_asset text,
  fee_units numeric(78, 0),
  -- By the database's clock, like leases: a venue's patience is real time.
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz,
  due_at timestamptz,
  lease_until timestamptz,
  fence bigint not null default 0,
  attempts integer not null default 0,
  last_error text
);
-- At most one trade of a coin at a time.
create unique index hedge_open on hedge (venue, asset) where state in ('planned', 'sent');
create index hedge_due on hedge (due_at) where due_at is not null;
create index hedge_created on hedge (venue, created_at);
