-- A member of staff wants this order's money to stay until it is released or sent back (OPS-09.7).
alter table orders add column is_held_by_staff boolean not null default false;

-- Messages between the shop and the holder of an order (OPS-09.8).
create table order_message (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  sender text not null check (sender in ('shop', 'customer')),
  -- The member of staff who wrote it; null for the customer's.
  staff_id uuid references staff (id),
  body text not null check (length(body) between 1 and 2000),
  sent_at timestamptz not null,
  -- When staff answered or settled what the customer wrote; null for the shop's.
  read_at timestamptz
);

create index order_message_order on order_message (order_id, id);
create index order_message_unread on order_message (sent_at) where sender = 'customer' and read_at is null;
