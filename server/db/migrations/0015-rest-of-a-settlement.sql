-- More than a guaranteed order agreed on: what was agreed is exchanged, and the rest of the same deposits goes back.

alter table settlement add column rest_of uuid unique references settlement (id);
alter table settlement add check (rest_of is null or kind = 'refund');

alter table orders drop constraint orders_choice_check;
alter table orders add constraint orders_choice_check
  check (choice in ('exchange', 'exchange_agreed', 'refund'));
