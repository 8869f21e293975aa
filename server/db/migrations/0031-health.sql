-- How the shop does: what each process last said of each part, when a part changed, and a few figures of each minute.
-- Kept for a day.

create table health_part (
  part text not null,
  -- Of which process: several may report on the same part.
  process text not null,
  state text not null check (state in ('green', 'amber', 'red')),
  reason text not null,
  checked_at timestamptz not null,
  primary key (part, process)
)
-- Each row is written anew every ten seconds: room for that within its page.
with (fillfactor = 50);

create table health_change (
  part text not null,
  at timestamptz not null,
  state text not null check (state in ('green', 'amber', 'red')),
  reason text not null,
  primary key (part, at)
);

create table health_minute (
  minute timestamptz primary key,
  database_milliseconds integer not null,
  -- Null before the first prices.
  price_age_seconds integer,
  -- Of the oldest confirmed payment that is not paid out.
  waiting_seconds integer not null,
  not_green integer not null
);
