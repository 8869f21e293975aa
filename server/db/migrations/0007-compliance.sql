-- What was screened for an order, and its identification.

alter table orders add column kyc_required boolean not null default false;

create table screening (
  id uuid primary key,
  order_id uuid not null references orders (id),
  direction text not null check (direction in ('deposit', 'destination', 'refund')),
  subject text not null,
  asset text not null,
  network text not null,
  address text not null,
  extra_id text,
  tx_id text,
  score integer check (score between 0 and 100),
  is_listed boolean,
  reason text,
  source text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  cleared_at timestamptz,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  unique (order_id, direction, subject),
  check ((answered_at is null) = (score is null))
);
create index screening_due on screening (due_at) where due_at is not null;

create table identification (
  order_id uuid primary key references orders (id),
  status text not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index identification_due on identification (due_at) where due_at is not null;
