-- Coins whose breaker two people have reset: each process opens them if their price hasn't jumped after that time.

create table breaker_reset (
  asset text primary key,
  at timestamptz not null
);
