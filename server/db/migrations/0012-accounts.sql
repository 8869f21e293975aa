-- People with an account. What the law lets go goes at deletion; the row itself stays as long as orders name it.
create table account (
  id uuid primary key,
  -- Lower case, as compared; null once deleted.
  email text unique,
  password_hash text,
  is_subscribed boolean not null default false,
  language text,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  totp_state text not null default 'disabled' check (totp_state in ('disabled', 'unconfirmed', 'enabled')),
  -- Sealed with a key of the operator's; null where there is none.
  totp_secret text,
  -- When the secret was made that no code has confirmed yet.
  totp_begun_at timestamptz,
  -- The last time step that a code was taken for: a code counts once.
  totp_last_step bigint,
  totp_attempts integer not null default 5,
  totp_locked_until timestamptz,
  -- How often wrong codes have locked it since the last right one.
  totp_locks integer not null default 0,
  -- Somebody from elsewhere had the password: until there is a new one it lets in from known devices only.
  suspected_at timestamptz,
  merchant_id text not null unique
);

create table account_session (
  id uuid primary key,
  account_id uuid not null references account (id),
  token_hash text not null unique,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- When it ends whatever happens; it ends earlier where it is not used.
  ends_at timestamptz not null,
  -- When a password, code or passkey was last given in it.
  proven_at timestamptz not null,
  method text not null,
  device text not null,
  country text,
  network text
);
create index account_session_by_account on account_session (account_id);

-- What is sent by mail or kept between two steps: used once.
create table account_token (
  token_hash text primary key,
  account_id uuid references account (id),
  purpose text not null check (purpose in ('confirm', 'recover', 'email', 'totp', 'social', 'passkey', 'mobile', 'captcha')),
  facts text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index account_token_by_account on account_token (account_id);
create index account_token_by_end on account_token (ends_at);

-- Failures in a row by account or by client's network; nobody is asked who does not exist, so nobody is named.
create table sign_in_failure (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  wait_until timestamptz
);

-- Devices (a random cookie) and countries that an account was used from.
create table known_device (
  account_id uuid not null references account (id),
  device_hash text not null,
  country text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index known_device_by_hash on known_device (device_hash);

create table recovery_code (
  account_id uuid not null references account (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table passkey (
  credential_id text primary key,
  account_id uuid not null references account (id),
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_by_account on passkey (account_id);

create table social_account (
  id uuid primary key,
  account_id uuid not null references account (id),
  provider text not null,
  subject text not null,
  email text,
  linked_at timestamptz not null,
  unique (provider, subject)
);
create index social_account_by_account on social_account (account_id);

create table favourite_address (
  id uuid primary key,
  account_id uuid not null references account (id),
  currency text not null,
  type text not null check (type in ('payout', 'refund')),
  address text not null,
  extra_id text,
  name text,
  used_at timestamptz not null
);
create unique index favourite_address_once on favourite_address (account_id, currency, type, address, coalesce(extra_id, ''));

-- Access tokens of mobile apps. Each has a session of its own that no cookie opens: it shows in the list of sessions, and
-- whatever ends it there (or ends them all) ends the token.
create table app_token (
  token_hash text primary key,
  account_id uuid not null references account (id),
  session_id uuid not null unique references account_session (id) on delete cascade,
  app_id text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index app_token_by_account on app_token (account_id);

alter table orders add column account_id uuid references account (id);
-- Made by a guest, and brought by a sign-in: whoever planted it must not bind the account by it.
alter table orders add column is_joined boolean not null default false;
create index orders_by_account on orders (account_id, created_at) where account_id is not null;
