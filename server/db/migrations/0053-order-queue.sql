-- What changes at every step of an order leaves the indexes of its row, so that most of its updates write no index.

-- Orders that are to be looked at, and when; one that only waits for something to happen has no row. No foreign key: it
-- would lock the order's row once more, and orders are never deleted.
create table order_due (
  order_id uuid primary key,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  dead boolean not null default false
) with (fillfactor = 70);
insert into order_due (order_id, due_at, attempts, last_error, dead)
  select id, coalesce(due_at, now()), attempts, last_error, dead from orders where due_at is not null or dead;
create index order_due_at on order_due (due_at) where not dead;
create index order_due_dead on order_due (order_id) where dead;

-- Partners' orders with events that no webhooks were made of yet.
create table order_untold (order_id uuid primary key);
insert into order_untold (order_id)
  select id from orders where partner_key_id is not null and told_events < event_count;

drop index orders_due;
drop index orders_untold;
drop index orders_in_work;
alter table orders
  drop column due_at,
  drop column attempts,
  drop column last_error,
  drop column dead,
  add column ended_state text;
update orders set ended_state = state where ended_at is not null;
alter table orders add check (ended_state is null or (ended_state = state and ended_at is not null));
create index orders_open on orders (id) where ended_at is null;
-- The states of ended orders in which few of many are.
create index orders_ended_apart on orders (ended_state, id) where ended_state in ('refunded', 'failed');
alter table orders set (fillfactor = 60);
