-- Payments that no order explains, claimed by an order's holder with the transaction id. An operator decides, once.

create table payment_claim (
  id uuid primary key,
  order_id uuid not null references orders (id),
  deposit_id uuid not null references deposit (id),
  problem text not null check (problem in ('memo_missing', 'memo_wrong', 'other_coin', 'other_network')),
  state text not null check (state in ('review', 'assigned', 'refused')),
  -- What its holder is told.
  refusal text check (refusal in ('unproven', 'returned')),
  -- Why, in the operator's words; shown to operators alone.
  reason text,
  made_at timestamptz not null,
  decided_at timestamptz,
  unique (order_id, deposit_id),
  check ((state = 'review') = (decided_at is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index payment_claim_deposit on payment_claim (deposit_id);
create index payment_claim_open on payment_claim (made_at) where state = 'review';
