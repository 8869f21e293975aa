-- Payouts to affiliates above a limit leave the balance and wait until two members of staff agree to them (OPS-07.9).
alter table affiliate_payout drop constraint affiliate_payout_state_check;
alter table affiliate_payout add constraint affiliate_payout_state_check
  check (state in ('held', 'sending', 'finished', 'refused'));

drop index affiliate_payout_open;
create unique index affiliate_payout_open on affiliate_payout (affiliate_id, currency)
  where state in ('held', 'sending');
create index affiliate_payout_held on affiliate_payout (requested_at, id) where state = 'held';

drop trigger affiliate_payout_state on affiliate_payout;
create trigger affiliate_payout_state before update of state on affiliate_payout for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'held>sending', 'held>refused', 'sending>finished', 'sending>refused', 'finished>sending'
  ]))
  execute function refuse_state_change('state');
