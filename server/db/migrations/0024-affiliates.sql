-- Affiliates: who applied, what they show on other sites, what they earn, and how it is paid out.

create table affiliate (
  id uuid primary key,
  -- Null once the account is deleted; what is owed stays in the ledger.
  account_id uuid references account (id),
  -- In links, as are the ids of tools.
  ref_id text not null unique,
  state text not null check (state in ('applied', 'approved', 'refused', 'disabled')),
  -- What the applicant says, and why the operator refused.
  website text,
  about text,
  reason text,
  -- Agreed shares of our fee, in basis points. Null: those of everyone.
  exchange_bps integer check (exchange_bps between 0 and 10000),
  widget_bps integer check (widget_bps between 0 and 10000),
  buy_bps integer check (buy_bps between 0 and 10000),
  -- More orders in an hour are held for a look.
  orders_an_hour integer not null default 100 check (orders_an_hour > 0),
  applied_at timestamptz not null,
  decided_at timestamptz,
  -- The first commission was told by mail.
  told_first_at timestamptz,
  -- First day of the newest month (UTC) whose statement was sent.
  statement_month date
);
create unique index affiliate_account on affiliate (account_id) where account_id is not null;
create index affiliate_state on affiliate (state, applied_at);

create table affiliate_tool (
  id text primary key,
  affiliate_id uuid not null references affiliate (id),
  type text not null check (type in ('api', 'ref_link', 'banner', 'button', 'widget')),
  name text not null check (length(name) between 1 and 64),
  -- JSON.
  settings text not null,
  is_disabled boolean not null default false,
  created_at timestamptz not null
);
create index affiliate_tool_affiliate on affiliate_tool (affiliate_id, created_at);

create table affiliate_address (
  affiliate_id uuid not null references affiliate (id),
  currency text not null check (currency in ('btc', 'eth', 'usdt20')),
  address text not null,
  changed_at timestamptz not null,
  -- Not paid before.
  usable_at timestamptz not null,
  primary key (affiliate_id, currency)
);

create table affiliate_click_day (
  affiliate_id uuid not null references affiliate (id),
  -- Null-like empty text: the affiliate's own ref id, without a tool.
  tool_id text not null,
  day date not null,
  clicks bigint not null check (clicks > 0),
  primary key (affiliate_id, day, tool_id)
);

-- One for each payout of an attributed order, and for each attributed purchase.
create table affiliate_commission (
  id uuid primary key,
  affiliate_id uuid not null references affiliate (id),
  tool_id text not null,
  -- Of orders; null for purchases through providers, whose id is that of the commission.
  order_id uuid references orders (id),
  kind text not null check (kind in ('exchange', 'widget', 'buy')),
  state text not null check (state in ('earned', 'held', 'reversed', 'refused')),
  -- Why it was held for a look.
  hold_reason text check (hold_reason in ('own_order', 'own_address', 'own_device', 'burst', 'affiliate_disabled')),
  -- Set once an operator has decided.
  released_at timestamptz,
  decision text,
  share_bps integer not null check (share_bps between 0 and 10000),
  asset_in text not null,
  units_in numeric(78, 0) not null,
  asset text not null,
  units numeric(78, 0) not null check (units >= 0),
  -- Attodollars per whole coin at that moment; null where no market was known.
  price_in numeric(78, 0),
  price numeric(78, 0),
  -- Counts its postings in the ledger.
  round integer not null default 0,
  at timestamptz not null,
  -- Counted in affiliate_day.
  folded boolean not null default false
);
create index affiliate_commission_list on affiliate_commission (affiliate_id, at desc, id);
create index affiliate_commission_unfolded on affiliate_commission (id) where not folded;
create index affiliate_commission_order on affiliate_commission (order_id) where order_id is not null;
create index affiliate_commission_held on affiliate_commission (affiliate_id, at) where state = 'held';

-- Sums of commissions by day (UTC), so that statistics cost the same however many orders there are.
create table affiliate_day (
  affiliate_id uuid not null references affiliate (id),
  tool_id text not null,
  day date not null,
  kind text not null,
  asset_in text not null,
  asset text not null,
  orders bigint not null,
  -- Smallest units; what is held counts apart.
  units numeric not null,
  held numeric not null,
  -- Units times attodollars per whole coin: divided once, when it is shown.
  turnover numeric not null,
  earned numeric not null,
  primary key (affiliate_id, day, tool_id, kind, asset_in, asset)
);

create table affiliate_payout (
  -- That of its transfer, too.
  id uuid primary key,
  affiliate_id uuid not null references affiliate (id),
  currency text not null check (currency in ('btc', 'eth', 'usdt20')),
  -- What leaves the balance is the two together.
  units numeric(78, 0) not null check (units > 0),
  fee numeric(78, 0) not null check (fee >= 0),
  destination text not null,
  state text not null check (state in ('sending', 'finished', 'refused')),
  -- The month (UTC) that it pays for; null where the affiliate asked for it.
  month date,
  requested_at timestamptz not null,
  ended_at timestamptz,
  told_at timestamptz
);
create index affiliate_payout_list on affiliate_payout (affiliate_id, requested_at desc, id);
create unique index affiliate_payout_open on affiliate_payout (affiliate_id, currency) where state = 'sending';
create unique index affiliate_payout_month on affiliate_payout (affiliate_id, currency, month) where month is not null;
create index affiliate_payout_untold on affiliate_payout (id) where state = 'finished' and told_at is null;

create table affiliate_conversion (
  id uuid primary key,
  affiliate_id uuid not null references affiliate (id),
  target text not null check (target in ('btc', 'eth')),
  state text not null check (state in ('progress', 'finished', 'cancelled')),
  -- Signed: what was owed can be more than what there was.
  units numeric(78, 0),
  -- JSON: what was taken, as [{asset, units}].
  taken text,
  snapshot_id text,
  requested_at timestamptz not null,
  ended_at timestamptz,
  due_at timestamptz
);
create index affiliate_conversion_list on affiliate_conversion (affiliate_id, requested_at desc, id);
create unique index affiliate_conversion_open on affiliate_conversion (affiliate_id) where state = 'progress';
create index affiliate_conversion_due on affiliate_conversion (due_at) where due_at is not null;

alter table orders
  -- Whose link led to it, and the share that was agreed on when it was made.
  add column affiliate_id uuid references affiliate (id),
  add column affiliate_tool text,
  add column affiliate_bps integer not null default 0 check (affiliate_bps between 0 and 10000);

alter table fiat_order
  add column affiliate_id uuid references affiliate (id),
  add column affiliate_tool text,
  add column affiliate_bps integer not null default 0 check (affiliate_bps between 0 and 10000),
  -- Its end or reversal is to be booked for the affiliate.
  add column commission_due_at timestamptz;
create index fiat_order_commission_due on fiat_order (commission_due_at) where commission_due_at is not null;

alter table settlement
  -- Part of the exchange fee, beside the partner's. Booked when the order finishes.
  add column affiliate_fee numeric(78, 0) not null default 0 check (affiliate_fee >= 0),
  add constraint settlement_fees_shared check (partner_fee + affiliate_fee <= exchange_fee);

-- Payouts of commissions: they belong to no order, and give money away.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check
  check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler', 'commission'));

alter table recalled_signature drop constraint recalled_signature_kind_check;
alter table recalled_signature add constraint recalled_signature_kind_check
  check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler', 'commission'));

create trigger affiliate_state before update of state on affiliate for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'applied>approved', 'applied>refused', 'approved>disabled', 'refused>applied', 'refused>approved',
      'disabled>approved'
  ]))
  execute function refuse_state_change('state');

create trigger affiliate_commission_state before update of state on affiliate_commission for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'earned>reversed', 'held>earned', 'held>refused', 'held>reversed', 'reversed>earned', 'reversed>held'
  ]))
  execute function refuse_state_change('state');

create trigger affiliate_payout_state before update of state on affiliate_payout for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'sending>finished', 'sending>refused', 'finished>sending'
  ]))
  execute function refuse_state_change('state');

create trigger affiliate_conversion_state before update of state on affiliate_conversion for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'progress>finished', 'progress>cancelled'
  ]))
  execute function refuse_state_change('state');
