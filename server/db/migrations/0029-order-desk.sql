-- The order desk finds an order by whatever somebody says of it.

create index orders_email on orders (lower(email)) where email is not null;
create index orders_destination on orders (destination);
create index orders_refund_address on orders (refund_address) where refund_address is not null;
create index orders_expected_from on orders (asset_from, expected_from);
create index deposit_tx on deposit (tx_id);
-- States in which few of many orders are.
create index orders_in_work on orders (state, id)
  where state in ('confirming', 'exchanging', 'sending', 'hold', 'refunding', 'refunded', 'failed');
