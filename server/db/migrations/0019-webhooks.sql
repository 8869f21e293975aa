-- Webhooks: what partners are told of their orders, over HTTP, until they take it.

-- How many of an order's events its partner's messages were made of. Trails event_count.
alter table orders add column told_events integer not null default 0;
create index orders_untold on orders (id) where partner_id is not null and told_events < event_count;

create table webhook_endpoint (
  id uuid primary key,
  partner_id uuid not null references partner (id),
  url text not null check (length(url) <= 2000),
  -- Kinds of messages; empty: all.
  events text[] not null,
  -- Sealed with a key of the operator's. The one before stays valid for a day.
  sealed_secret text not null,
  previous_secret text,
  previous_until timestamptz,
  created_at timestamptz not null,
  -- Nothing is sent while it is paused: by its owner, or since it failed for days.
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('owner', 'failing')),
  deleted_at timestamptz,
  check ((paused_at is null) = (pause_reason is null))
);
create index webhook_endpoint_partner on webhook_endpoint (partner_id) where deleted_at is null;

create table webhook_delivery (
  -- Also the message's id. Grows with time, so that those of one order are sent in order.
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint (id),
  order_id uuid references orders (id),
  kind text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- Null once it was taken or given up.
  due_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz
);
create index webhook_delivery_due on webhook_delivery (due_at) where due_at is not null;
create index webhook_delivery_order on webhook_delivery (endpoint_id, order_id, id) where due_at is not null;
create index webhook_delivery_log on webhook_delivery (endpoint_id, id desc);

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  number integer not null,
  at timestamptz not null,
  milliseconds integer not null,
  -- What the receiver answered; null where it did not.
  status integer,
  -- Why nothing was answered; null where something was.
  failure text,
  reply text,
  primary key (delivery_id, number)
);
