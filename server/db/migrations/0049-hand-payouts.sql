-- Coins of the shop that two people paid to an address of no order (OPS-07.10).
create table hand_payout (
  -- That of its transfer, too; chosen when the payout was proposed, so that it is made once for ever.
  id uuid primary key,
  network text not null,
  asset text not null,
  units numeric(78, 0) not null check (units > 0),
  destination text not null,
  extra_id text,
  purpose text not null check (purpose in ('expense', 'compensation', 'profit', 'other')),
  reason text not null,
  state text not null check (state in ('sending', 'finished', 'undone')),
  decided_at timestamptz not null,
  ended_at timestamptz
);
create index hand_payout_list on hand_payout (decided_at desc);

create trigger hand_payout_state before update of state on hand_payout for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'sending>finished', 'sending>undone', 'finished>sending'
  ]))
  execute function refuse_state_change('state');

alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check
  check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler', 'commission', 'return', 'cold', 'hand'));

alter table recalled_signature drop constraint recalled_signature_kind_check;
alter table recalled_signature add constraint recalled_signature_kind_check
  check (kind in ('payout', 'refund', 'sweep', 'gas', 'filler', 'commission', 'return', 'cold', 'hand'));
