-- The order desk finds orders by the partner's own id of its customer (OPS-09.1).
create index orders_subaccount on orders (subaccount_id, id) where subaccount_id is not null;
