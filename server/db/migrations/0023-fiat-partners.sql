-- Partners' orders with providers of fiat (Fiat v1), and what partners are told of them.

alter table fiat_order
  add column partner_id uuid references partner (id),
  add column partner_key_id uuid references partner_key (id),
  -- The partner's own names for the order and for its customer, and JSON of its own.
  add column external_order_id text,
  add column external_user_id text,
  add column metadata text,
  -- Where the customer goes after the provider's page.
  add column return_success_url text,
  add column return_failed_url text,
  -- How many of its events its partner's messages were made of. Trails event_count.
  add column told_events integer not null default 0,
  add check ((partner_id is null) = (partner_key_id is null)),
  add check ((partner_id is null) = (external_order_id is null));
create unique index fiat_order_external on fiat_order (partner_id, external_order_id) where partner_id is not null;
create index fiat_order_partner on fiat_order (partner_id, created_at desc, id desc) where partner_id is not null;
create index fiat_order_partner_key on fiat_order (partner_key_id, created_at desc) where partner_key_id is not null;
create index fiat_order_untold on fiat_order (id) where partner_id is not null and told_events < event_count;

-- A message tells of an order of either table; their ids are random and never the same.
alter table webhook_delivery drop constraint webhook_delivery_order_id_fkey;

-- Signs messages about fiat orders. One for each sealing key: a process finds the one that it can read.
create table callback_key (
  sealing_key text primary key,
  -- PKCS#8 PEM, sealed.
  sealed_private_key text not null,
  -- PKCS#1 PEM.
  public_key text not null,
  created_at timestamptz not null
);

-- A key pair proves both protocols, with the same rights.
update partner_key set dialects = array_append(dialects, 'fiat')
where 'v2' = any (dialects) and public_key is not null;
