-- Webhooks: what partners are told of their orders, over HTTP, until they take it.

-- How many of an order's events its partner's messages were made of. Trails event_count.
alter table orders add column told_events integer not null default 0;
create index orders_untold on orders (id) where partner_id is not null and told_events < event_count;

create table webhook_endpoint (
  id uuid primary key,
  partner_id uuid not null references partner (id),
  url text not null check (length(url) between 1 and 2000),
  -- Kinds of messages; empty: all.
  events text[] not null,
  -- HMAC secret or Ed25519 private key, sealed with a key of the operator's. The one before stays valid for a while.
  sealed_secret text not null,
  -- What Ed25519 signatures are verified with; null for HMAC.
  public_key text,
  previous_secret text,
  previous_until timestamptz,
  created_at timestamptz not null,
  -- Failures since the last success: an endpoint that fails is tried by one message at a time.
  failures integer not null default 0,
  -- Nothing is sent while it is paused: by its owner, because it failed for days, or because it said that it is gone.
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('owner', 'failing', 'gone')),
  deleted_at timestamptz,
  check ((paused_at is null) = (pause_reason is null)),
  check ((previous_secret is null) = (previous_until is null))
);
create index webhook_endpoint_partner on webhook_endpoint (partner_id) where deleted_at is null;

create table webhook_delivery (
  -- Also the message's id.
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint (id),
  -- Null for a test message.
  order_id uuid references orders (id),
  -- The order's event that it tells; an endpoint gets those of one order in this order.
  sequence integer not null,
  kind text not null,
  body text not null,
  created_at timestamptz not null,
  -- All attempts, and those since it was last made due.
  attempts integer not null default 0,
  tries integer not null default 0,
  -- Null once it was taken or given up. While it is being sent: when others may take it over.
  due_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  unique (endpoint_id, order_id, sequence)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at) where due_at is not null;
create index webhook_delivery_order on webhook_delivery (endpoint_id, order_id, sequence) where due_at is not null;
create index webhook_delivery_log on webhook_delivery (endpoint_id, created_at desc, id desc);
create index webhook_delivery_age on webhook_delivery (created_at) where due_at is null;

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  number integer not null,
  at timestamptz not null,
  milliseconds integer not null,
  -- What the receiver answered; null where it did not.
  status integer,
  -- Why nothing was answered; null where something was.
  failure text,
  -- The beginning of what it answered.
  reply text,
  primary key (delivery_id, number)
);
