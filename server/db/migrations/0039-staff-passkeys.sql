-- Passkeys of staff (OPS-05.10), apart from those of customers. A credential is one member's: two members never share one.
create table staff_passkey (
  credential_id text primary key,
  staff_id uuid not null references staff (id),
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_of on staff_passkey (staff_id);

-- How a session was signed in.
alter table staff_session
  add column method text not null default 'password' check (method in ('password', 'passkey'));
