-- The readable names that an order's addresses came from, the payer's wallet that was asked for the payment, and the
-- account that a payout makes.

alter table orders add column destination_alias text;
alter table orders add column destination_alias_provider text;
alter table orders add column refund_alias text;
alter table orders add column refund_alias_provider text;
alter table orders add column funds_request_provider text;
alter table orders add column account_key text;
alter table orders add column account_cost numeric(78, 0);
alter table transfer add column account_key text;
