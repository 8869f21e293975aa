-- Coins, fees and limits as staff have changed them over what files and environment say. Nothing here is ever changed: the
-- newest revision that names a setting is what holds, and an order keeps the revision that it was priced by.

create table trading_revision (
  number integer primary key check (number > 0),
  at timestamptz not null,
  made_by text not null,
  reason text not null,
  -- The revision whose changes it undoes.
  takes_back integer references trading_revision (number)
);

create table trading_change (
  revision integer not null references trading_revision (number),
  setting text not null,
  -- What was in force; null where nothing was said of a pair.
  before text,
  after text,
  primary key (revision, setting)
);
