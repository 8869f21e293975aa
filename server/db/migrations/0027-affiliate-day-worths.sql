-- Sums by day in dollars alone: with a row for each pair of coins they grew nearly as fast as the orders. What an order was
-- worth is written down when it is counted, so that the sums can be made again from the commissions.

alter table affiliate_commission
  -- Attodollars of what came in and of the commission, at the prices of its moment. Null until it is counted for the first time.
  add column worth_in numeric(78, 0),
  add column worth numeric(78, 0);

-- Counted anew by the workers.
update affiliate_commission set folded = false where folded;

drop table affiliate_day;
create table affiliate_day (
  affiliate_id uuid not null references affiliate (id),
  tool_id text not null,
  day date not null,
  orders bigint not null,
  -- Attodollars; what is held counts as turnover, and as earned when it is released.
  turnover numeric(78, 0) not null,
  earned numeric(78, 0) not null,
  primary key (affiliate_id, day, tool_id)
);

create index affiliate_commission_tool on affiliate_commission (affiliate_id, tool_id, at desc, id);
