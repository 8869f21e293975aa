-- Messages are claimed in the order of due_at and id: with both in the index, as many are read as are taken.

drop index webhook_delivery_due;
create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at, id) where due_at is not null;
