-- Orders with providers of fiat: the provider takes the payment and sends the coins; here stands how far it has come.
create table fiat_order (
  id uuid primary key,
  public_code text not null unique,
  holder_hash text not null,
  key_hash text not null unique,
  body_hash text not null,
  account_id uuid references account (id),
  -- Made by a guest, and brought by a sign-in: whoever planted it must not bind the account by it.
  is_joined boolean not null default false,
  provider text not null,
  -- The provider's own name for the order; null until he says it.
  provider_reference text,
  side text not null check (side in ('buy', 'sell')),
  fiat text not null,
  coin text not null,
  network text not null,
  -- What the person was to give and to get; units of the asset of that side.
  amount_from numeric(78,0) not null check (amount_from > 0),
  amount_to numeric(78,0) not null check (amount_to > 0),
  -- In fiat; null where the provider names none.
  fee numeric(78,0),
  network_fee numeric(78,0),
  method text,
  quote_id text,
  country text not null,
  country_state text,
  destination text not null,
  destination_extra_id text,
  email text,
  language text,
  client_id text,
  ref_id text,
  -- Needed to open the order with its provider; forgotten once that is done.
  client_address text,
  user_agent text,
  status text not null check (status in
    ('waiting', 'paid', 'sending', 'ended', 'declined', 'expired', 'refunded', 'charged_back')),
  -- What the provider reports; null before.
  reported_from numeric(78,0),
  reported_to numeric(78,0),
  tx_id text,
  reason text,
  provider_url text,
  -- Of a sale: where the person sends the coins.
  pay_in_address text,
  pay_in_extra_id text,
  pay_in_amount numeric(78,0),
  -- JSON: where the person goes; null until the provider has opened the order.
  goes_to text,
  created_at timestamptz not null,
  paid_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  event_count integer not null default 1,
  version integer not null default 1,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  unique (provider, provider_reference)
);
create index fiat_order_due on fiat_order (due_at) where due_at is not null;
create index fiat_order_by_holder on fiat_order (holder_hash);
create index fiat_order_by_account on fiat_order (account_id, created_at) where account_id is not null;
create index fiat_order_by_provider on fiat_order (provider, created_at);

create table fiat_order_event (
  order_id uuid not null references fiat_order (id),
  sequence integer not null,
  state text not null,
  source text not null check (source in ('created', 'webhook', 'look', 'operator')),
  facts text not null,
  at timestamptz not null,
  primary key (order_id, sequence)
);
