-- What each coin's chain held when the watch over the books last compared it with the ledger (OPS-12.9).
create table wallet_comparison (
  asset text primary key,
  -- Of the hot wallet and the pay-in addresses together.
  chain_units numeric(78, 0) not null,
  -- May be below zero where the books are wrong.
  booked_units numeric(78, 0) not null,
  compared_at timestamptz not null,
  -- Since when they differ by more than what is on its way; null where they agree.
  differs_since timestamptz
);
