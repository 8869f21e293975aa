-- A database that came back older: how it is known, what the signer remembers of it, addresses of orders that it lost.

delete from meta where key = 'incarnation';

-- One row. The number grows all the time, and the signer remembers it outside the database.
create table incarnation (
  one boolean primary key default true check (one),
  number bigint not null,
  -- Last line of the signer's journal whose transfer is known to be here.
  journal_sequence bigint not null,
  witnessed_at timestamptz
);
insert into incarnation (number, journal_sequence) values (0, 0);

-- How far each chain was read when the signer last agreed with this database.
alter table chain_cursor add column witnessed_cursor text;

-- What the signer's journal has and the restored database had not: one row a signature.
create table recalled_signature (
  transfer_id uuid not null,
  attempt integer not null,
  sequence bigint not null,
  kind text not null check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler')),
  network text not null,
  source text not null,
  asset text not null,
  units numeric(78, 0) not null,
  destination text not null,
  extra_id text,
  record text not null,
  tx_id text not null,
  bytes text not null,
  plan text not null,
  -- Payouts and refunds: of which settlement of which order, be the order here or lost.
  order_id uuid,
  settlement_number integer,
  is_lost boolean not null,
  -- Lost payouts, when they are in the books; sweeps, when the deposits that they took are marked.
  booked_at timestamptz,
  primary key (transfer_id, attempt)
);
create index recalled_signature_tx on recalled_signature (tx_id);
create index recalled_signature_order on recalled_signature (order_id, settlement_number);
create index recalled_signature_unbooked on recalled_signature (transfer_id) where booked_at is null;

-- Addresses that may have been given to orders which are lost. Watched, never given out again.
create table pay_in_skipped (
  network text not null,
  address text not null,
  index bigint not null,
  primary key (network, address, index)
);

-- Indices that a counter jumped over: nobody ever got them.
create table pay_in_gap (
  network text not null,
  first_index bigint not null,
  next_index bigint not null,
  primary key (network, first_index)
);
