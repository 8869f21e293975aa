-- The figures that an order's holder accepted on hold: what came, and what it is exchanged for.
alter table orders add column agreed_in numeric(78,0);
alter table orders add column agreed_gross numeric(78,0);
alter table orders add column agreed_exchange_fee numeric(78,0);
alter table orders add column agreed_network_fee numeric(78,0);
alter table orders add column agreed_snapshot text;

-- What an order's page asks: whether another coin than its own was paid to its address.
create index deposit_unexplained on deposit (network, address) where role = 'suspense';

create table feedback (
  order_id uuid primary key references orders (id),
  rate smallint not null check (rate between 1 and 5),
  tags text not null,
  comment text not null,
  at timestamptz not null
);
create index feedback_by_time on feedback (at);
