-- What the product looks up on its own, and what it removes in time, is found by index however many orders there are.
create index idempotency_order on idempotency (order_id);
create index used_quote_at on used_quote (used_at);
create index transfer_dead on transfer (id) where dead;
create index orders_kept_email on orders (ended_at) where ended_at is not null and email is not null;
create index orders_kept_client on orders (ended_at)
  where ended_at is not null and (client_id is not null or ref_id is not null);
create index orders_kept_refund on orders (ended_at) where ended_at is not null and refund_address is not null;
create index orders_kept_name on orders (ended_at) where ended_at is not null and destination_alias is not null;
create index orders_kept_note on orders (ended_at)
  where ended_at is not null and partner_id is not null and (subaccount_id is not null or user_metadata is not null);
create index fiat_order_kept_email on fiat_order (ended_at) where ended_at is not null and email is not null;
create index fiat_order_kept_client on fiat_order (ended_at)
  where ended_at is not null and (client_id is not null or ref_id is not null);
create index fiat_order_kept_note on fiat_order (ended_at)
  where ended_at is not null and (external_user_id is not null or metadata is not null);
create index fiat_order_kept_return on fiat_order (ended_at)
  where ended_at is not null and (return_success_url is not null or return_failed_url is not null);
create index fiat_order_kept_client_address on fiat_order (created_at)
  where client_address is not null or user_agent is not null;
create index fiat_order_kept_page on fiat_order (ended_at)
  where ended_at is not null and (goes_to <> '' or provider_url is not null or reason is not null);
create index fiat_order_kept_destination on fiat_order (ended_at)
  where ended_at is not null and side = 'sell' and destination <> '';
create index deposit_unsure on deposit (network, asset)
  where state = 'seen' or (state in ('confirmed', 'settled') and confirmations < needed);
create index transfer_sweeps on transfer (network, created_at) where kind = 'sweep';
-- By default a table is cleaned and its statistics are renewed after a fifth of it has changed: millions of rows by then.
do $$
declare grows text;
begin
  foreach grows in array array['orders', 'order_event', 'deposit', 'screening', 'settlement', 'transfer',
    'transfer_transaction', 'ledger_posting', 'ledger_entry'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02)', grows);
  end loop;
end $$;
