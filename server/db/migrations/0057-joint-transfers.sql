-- One transaction may pay several transfers: each has a row for it, and knows which part of the network's fee it bears.
alter table transfer_transaction drop constraint transfer_transaction_pkey;
alter table transfer_transaction add primary key (tx_id, transfer_id);
alter table transfer_transaction add column part smallint not null default 0;
alter table transfer_transaction add column parts smallint not null default 1;
alter table recalled_signature add column part smallint not null default 0;
alter table recalled_signature add column parts smallint not null default 1;
-- True once a transaction that it shared was refused: from then on it has one of its own.
alter table transfer add column is_alone boolean not null default false;
