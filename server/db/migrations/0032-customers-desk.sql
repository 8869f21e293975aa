-- The customers desk finds accounts by the beginning of an address, shows their sign-ins, and locks them.

create index account_email_prefix on account (email text_pattern_ops);

alter table account
  add column locked_at timestamptz,
  -- For staff alone.
  add column locked_reason text;

-- Kept for 90 days.
create table account_sign_in (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  at timestamptz not null,
  method text not null,
  device text not null,
  country text,
  network text
);
create index account_sign_in_of on account_sign_in (account_id, id);
create index account_sign_in_by_time on account_sign_in (at);
