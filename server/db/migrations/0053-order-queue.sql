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
alter table orders add column ended_state text;
update orders set ended_state = state where ended_at is not null;
alter table orders add check (ended_state is null or (ended_state = state and ended_at is not null));
create index orders_open on orders (id) where ended_at is null;
-- The states of ended orders in which few of many are.
create index orders_ended_apart on orders (ended_state, id) where ended_state in ('refunded', 'failed');
alter table orders set (fillfactor = 60);

-- Processes of the version before write all of this into the order's row. These triggers, and the columns due_at, attempts,
-- last_error and dead of orders, go with a later version, when none of them can be running.
create function queue_as_older_processes() returns trigger language plpgsql as $$
begin
  if new.due_at is null and not new.dead then
    delete from order_due where order_id = new.id;
  else
    insert into order_due (order_id, due_at, attempts, last_error, dead)
    values (new.id, coalesce(new.due_at, now()), new.attempts, new.last_error, new.dead)
    on conflict (order_id) do update set due_at = excluded.due_at, attempts = excluded.attempts,
      last_error = excluded.last_error, dead = excluded.dead;
  end if;
  return null;
end
$$;
create trigger orders_placed_by_older after insert on orders for each row when (new.due_at is not null)
  execute function queue_as_older_processes();
create trigger orders_queued_by_older after update of due_at, attempts, last_error, dead on orders
  for each row execute function queue_as_older_processes();

create function note_untold_of_older_processes() returns trigger language plpgsql as $$
begin
  insert into order_untold (order_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger orders_placed_untold_by_older after insert on orders
  for each row when (new.partner_key_id is not null and new.due_at is not null)
  execute function note_untold_of_older_processes();
create trigger orders_untold_by_older after update of event_count on orders
  for each row when (new.partner_key_id is not null and new.told_events < new.event_count)
  execute function note_untold_of_older_processes();

create function end_as_older_processes() returns trigger language plpgsql as $$
begin
  new.ended_state := case when new.ended_at is null then null else new.state end;
  return new;
end
$$;
create trigger orders_ended_by_older before update of ended_at on orders
  for each row when ((new.ended_at is null) <> (new.ended_state is null) or new.ended_state <> new.state)
  execute function end_as_older_processes();
