-- Orders, what came in, what went out, and the books. Money is numeric(78,0) in smallest units beside its asset.

create table meta (key text primary key, value text not null);

create table orders (
  id uuid primary key,
  public_code text not null unique,
  holder_hash text not null,
  kind text not null check (kind in ('float', 'fixed')),
  side text not null check (side in ('from', 'to')),
  state text not null,
  asset_from text not null,
  asset_to text not null,
  network_from text not null,
  network_to text not null,
  expected_from numeric(78, 0) not null check (expected_from > 0),
  expected_to numeric(78, 0) not null check (expected_to > 0),
  gross numeric(78, 0) not null,
  exchange_fee numeric(78, 0) not null check (exchange_fee >= 0),
  network_fee numeric(78, 0) not null check (network_fee >= 0),
  snapshot_id text not null,
  policy_version text not null,
  destination text not null,
  destination_extra_id text,
  refund_address text,
  refund_extra_id text,
  email text,
  client_id text,
  ref_id text,
  pay_in_address text not null,
  pay_in_extra_id text,
  pay_in_index bigint not null,
  pay_until timestamptz not null,
  confirm_until timestamptz not null,
  hold_reason text,
  choice text check (choice in ('exchange', 'refund')),
  deposit_seen_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  event_count integer not null default 0,
  version integer not null default 0,
  exposure_held boolean not null,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  dead boolean not null default false,
  check (expected_to + network_fee + exchange_fee = gross)
);
create unique index orders_pay_in_index on orders (network_from, pay_in_index);
create index orders_pay_in on orders (network_from, pay_in_address, pay_in_extra_id);
create index orders_due on orders (due_at) where due_at is not null and not dead;
create index orders_ended on orders (ended_at) where ended_at is not null;

create table order_event (
  order_id uuid not null references orders (id),
  sequence integer not null,
  kind text not null,
  state text not null,
  facts text not null,
  at timestamptz not null,
  primary key (order_id, sequence)
);

create table settlement (
  id uuid primary key,
  order_id uuid not null references orders (id),
  number integer not null,
  kind text not null check (kind in ('payout', 'refund')),
  asset_in text not null,
  units_in numeric(78, 0) not null check (units_in > 0),
  asset_out text not null,
  units_out numeric(78, 0) not null check (units_out > 0),
  gross numeric(78, 0) not null,
  exchange_fee numeric(78, 0) not null check (exchange_fee >= 0),
  network_fee numeric(78, 0) not null check (network_fee >= 0),
  snapshot_id text,
  at timestamptz not null,
  taken_back_at timestamptz,
  unique (order_id, number),
  check (units_out + network_fee + exchange_fee = gross)
);

create table deposit (
  id uuid primary key,
  network text not null,
  tx_id text not null,
  output_index integer not null,
  order_id uuid references orders (id),
  role text not null check (role in ('order', 'capital', 'suspense')),
  asset text not null,
  units numeric(78, 0) not null check (units > 0),
  address text not null,
  extra_id text,
  state text not null,
  round integer not null default 0,
  confirmations integer not null,
  needed integer not null,
  block_hash text,
  settlement_id uuid references settlement (id),
  seen_at timestamptz not null,
  confirmed_at timestamptz,
  due_at timestamptz,
  unique (network, tx_id, output_index),
  check ((role = 'order') = (order_id is not null))
);
create index deposit_order on deposit (order_id);
create index deposit_due on deposit (network, due_at) where due_at is not null;

create table transfer (
  id uuid primary key,
  settlement_id uuid not null unique references settlement (id),
  order_id uuid not null references orders (id),
  network text not null,
  asset text not null,
  units numeric(78, 0) not null check (units > 0),
  destination text not null,
  extra_id text,
  state text not null,
  plan text,
  round integer not null default 0,
  created_at timestamptz not null,
  broadcast_at timestamptz,
  confirmed_at timestamptz,
  due_at timestamptz,
  lease_until timestamptz,
  fence bigint not null default 0,
  attempts integer not null default 0,
  last_error text,
  dead boolean not null default false
);
create index transfer_due on transfer (due_at) where due_at is not null and not dead;
create index transfer_order on transfer (order_id);

create table transfer_transaction (
  tx_id text primary key,
  transfer_id uuid not null references transfer (id),
  attempt integer not null,
  bytes text not null,
  fee_asset text,
  fee_units numeric(78, 0),
  created_at timestamptz not null,
  unique (transfer_id, attempt)
);

create table reserved_input (
  network text not null,
  input text not null,
  transfer_id uuid not null references transfer (id),
  primary key (network, input)
);

create table wallet (
  network text primary key,
  next_nonce numeric(78, 0),
  halted_reason text
);

create table chain_cursor (
  network text primary key,
  cursor text,
  height integer not null default 0,
  identity text,
  lease_until timestamptz,
  fence bigint not null default 0,
  scanned_at timestamptz
);

create table pay_in_counter (network text primary key, next_index bigint not null);

create table used_quote (
  nonce text primary key,
  order_id uuid not null references orders (id),
  used_at timestamptz not null
);

create table idempotency (
  key_hash text primary key,
  body_hash text not null,
  order_id uuid not null references orders (id),
  at timestamptz not null
);

create table guaranteed_exposure (
  asset text primary key,
  units numeric(78, 0) not null check (units >= 0)
);

create table halt (scope text primary key, reason text not null, at timestamptz not null);

create table ledger_posting (
  id uuid primary key,
  kind text not null,
  reference text not null unique,
  order_id uuid,
  at timestamptz not null
);
create index ledger_posting_order on ledger_posting (order_id);

create table ledger_entry (
  posting_id uuid not null references ledger_posting (id),
  line integer not null,
  account text not null,
  asset text not null,
  units numeric(78, 0) not null,
  primary key (posting_id, line)
);
create index ledger_entry_account on ledger_entry (account, asset);
