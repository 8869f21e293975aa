-- What partners earn: a commission that they add themselves, and a share of our fee.

alter table partner
  -- Of our own fee. Null: as the operator's settings have it for everybody.
  add column fee_share_bps integer check (fee_share_bps between 0 and 10000);

alter table orders
  -- Of what is exchanged, before fees.
  add column commission_bps integer not null default 0 check (commission_bps between 0 and 10000),
  -- Of our own fee. As it stood when the order was made: a later change does not count for it.
  add column fee_share_bps integer not null default 0 check (fee_share_bps between 0 and 10000);

alter table settlement
  -- Part of the exchange fee. Booked to the partner when the order finishes.
  add column partner_fee numeric(78, 0) not null default 0
    check (partner_fee >= 0 and partner_fee <= exchange_fee);
