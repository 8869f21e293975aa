-- Transfers that serve no order (sweeps, gas, fillers), transactions that replace earlier ones, wallets per source.

alter table transfer alter column settlement_id drop not null;
alter table transfer alter column order_id drop not null;
alter table transfer add column kind text not null default 'payout'
  check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler'));
update transfer set kind = settlement.kind from settlement where settlement.id = transfer.settlement_id;
alter table transfer alter column kind drop default;
alter table transfer add column source text not null default 'hot';
alter table transfer add column record text not null default '';
alter table transfer add column attempt integer not null default 1;
alter table transfer add check ((kind in ('payout', 'refund')) = (order_id is not null));
alter table transfer add check ((order_id is null) = (settlement_id is null));
alter table transfer drop constraint transfer_units_check;
alter table transfer add check (units > 0 or (kind = 'filler' and units = 0));

alter table transfer_transaction add column plan text;

alter table deposit add column swept_by uuid references transfer (id);
create index deposit_unswept on deposit (network, asset)
  where swept_by is null and state in ('seen', 'confirmed', 'settled');

alter table wallet add column source text not null default 'hot';
alter table wallet drop constraint wallet_pkey;
alter table wallet add primary key (network, source);
alter table wallet drop column halted_reason;

-- Our own open transfers are looked for by network: one source has one sweep at a time.
create index transfer_own_open on transfer (network, kind)
  where kind in ('sweep', 'gas', 'filler') and state in ('planned', 'reserved', 'signed', 'broadcast');

-- Why an operator booked what no machine could decide.
alter table ledger_posting add column note text;
