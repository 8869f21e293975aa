-- Payments that belong to no order and are sent back to an address that two people agreed on (OPS-12.10).
create table suspense_return (
  -- That of its transfer, too.
  id uuid primary key,
  deposit_id uuid not null references deposit (id),
  network text not null,
  asset text not null,
  -- The two together are what came in.
  units numeric(78, 0) not null check (units > 0),
  fee numeric(78, 0) not null check (fee >= 0),
  destination text not null,
  extra_id text,
  reason text not null,
  state text not null check (state in ('sending', 'finished', 'undone')),
  decided_at timestamptz not null,
  ended_at timestamptz
);
-- A payment is sent back once.
create unique index suspense_return_deposit on suspense_return (deposit_id) where state <> 'undone';
create index suspense_return_list on suspense_return (decided_at desc);

create trigger suspense_return_state before update of state on suspense_return for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'sending>finished', 'sending>undone', 'finished>sending'
  ]))
  execute function refuse_state_change('state');

-- What sends the payment back; null where nothing does.
alter table deposit add column return_id uuid references suspense_return (id);
create index deposit_return on deposit (return_id) where return_id is not null;

alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check
  check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler', 'commission', 'return'));

alter table recalled_signature drop constraint recalled_signature_kind_check;
alter table recalled_signature add constraint recalled_signature_kind_check
  check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler', 'commission', 'return'));
