-- Of an order on hold, this much goes back and the rest of `agreed_in` is exchanged at the market (OPS-09.6).
alter table orders add column refund_part numeric(78,0)
  check (refund_part > 0 and refund_part < agreed_in);

alter table orders drop constraint orders_choice_check;
alter table orders add constraint orders_choice_check
  check (choice in ('exchange', 'exchange_agreed', 'exchange_rest', 'refund'));
