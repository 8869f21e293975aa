-- Prices that two people set by hand (OPS-11.6): every process trades on them until they end.

create table hand_price (
  asset text primary key,
  -- Attodollars per whole coin.
  price numeric(78, 0) not null check (price > 0),
  reason text not null,
  proposed_by text not null,
  approved_by text not null,
  set_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > set_at and ends_at <= set_at + interval '24 hours')
);
