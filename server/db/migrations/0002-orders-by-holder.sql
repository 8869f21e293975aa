-- A holder's orders are listed by the secrets they were made with.
create index orders_holder on orders (holder_hash);
