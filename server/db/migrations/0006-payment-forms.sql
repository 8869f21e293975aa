-- What one place of a transaction pays may be another sum, coin or address in another block: each form is a row, and at
-- most one of them counts.

alter table deposit drop constraint deposit_network_tx_id_output_index_key;
create unique index deposit_form
  on deposit (network, tx_id, output_index, asset, units, address, coalesce(extra_id, ''));
create unique index deposit_counted on deposit (network, tx_id, output_index)
  where state in ('seen', 'confirmed', 'settled');
