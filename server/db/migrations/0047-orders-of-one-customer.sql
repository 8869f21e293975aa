-- With the id, so that the newest orders of an email or an address are read from the index, however many there are.
drop index orders_email;
drop index orders_destination;
drop index orders_refund_address;
create index orders_email on orders (lower(email), id) where email is not null;
create index orders_destination on orders (destination, id);
create index orders_refund_address on orders (refund_address, id) where refund_address is not null;
