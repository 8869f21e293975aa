-- Partners: programs that ask for quotes and make orders for customers of their own, by keys.

create table partner (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table partner_key (
  id uuid primary key,
  partner_id uuid not null references partner (id),
  name text not null check (length(name) between 1 and 100),
  -- SHA-256 of the key that requests name. Some dialects sign nothing, so the key itself is a secret.
  key_hash text not null unique,
  -- Its first characters, by which its owner knows it.
  key_hint text not null,
  dialects text[] not null,
  scopes text[] not null,
  -- Addresses that requests may come from, as CIDR; empty: any.
  networks text[] not null,
  requests_per_second integer not null check (requests_per_second > 0),
  creations_per_minute integer not null check (creations_per_minute > 0),
  -- A request must carry a time and a word that it was never sent with before.
  needs_nonce boolean not null,
  -- A creation that is sent again within a minute is answered with the first order.
  joins_repeats boolean not null,
  -- PKCS#1 DER; null where the key signs by its secret only.
  public_key bytea,
  -- HMAC secret, sealed with a key of the operator's.
  sealed_secret text,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index partner_key_partner on partner_key (partner_id);

create table partner_nonce (
  key_id uuid not null references partner_key (id),
  nonce text not null,
  expires_at timestamptz not null,
  primary key (key_id, nonce)
);
create index partner_nonce_expiry on partner_nonce (expires_at);

alter table orders
  add column partner_id uuid references partner (id),
  add column partner_key_id uuid references partner_key (id),
  -- SHA-256 of the request that made it, so that a repeat is known; null where repeats are not joined.
  add column partner_request text,
  add column subaccount_id text,
  add column user_metadata text;
create index orders_partner on orders (partner_id, created_at desc, id desc) where partner_id is not null;
create index orders_partner_key on orders (partner_key_id, created_at desc) where partner_key_id is not null;
create index orders_partner_request on orders (partner_key_id, partner_request, created_at desc)
  where partner_request is not null;
