-- Refuses state changes that are not in the transition tables of core/orders and core/fiat.

create function refuse_state_change() returns trigger language plpgsql as $$
begin
  raise exception '% %: state cannot change from % to %', tg_table_name, old.id,
    to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0] using errcode = 'check_violation';
end
$$;

create trigger orders_state before update of state on orders for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'new>waiting', 'new>expired', 'new>confirming', 'waiting>confirming', 'waiting>expired',
      'confirming>exchanging', 'confirming>refunding', 'confirming>waiting', 'confirming>finished',
      'confirming>refunded', 'confirming>hold', 'exchanging>sending', 'exchanging>confirming',
      'exchanging>hold', 'sending>finished', 'sending>confirming', 'sending>hold', 'finished>confirming',
      'hold>confirming', 'hold>exchanging', 'hold>refunding', 'hold>waiting', 'hold>finished',
      'hold>refunded', 'hold>failed', 'refunding>refunded', 'refunding>confirming', 'refunded>confirming',
      'expired>confirming', 'failed>confirming'
  ]))
  execute function refuse_state_change('state');

create trigger deposit_state before update of state on deposit for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'seen>confirmed', 'seen>settled', 'seen>gone', 'confirmed>settled', 'confirmed>reversed',
      'settled>confirmed', 'settled>reversed', 'gone>seen', 'reversed>seen'
  ]))
  execute function refuse_state_change('state');

create trigger transfer_state before update of state on transfer for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'planned>reserved', 'planned>signed', 'planned>cancelled', 'reserved>signed', 'reserved>cancelled',
      'reserved>planned', 'signed>broadcast', 'broadcast>confirmed', 'broadcast>signed', 'broadcast>failed',
      'confirmed>signed'
  ]))
  execute function refuse_state_change('state');

create trigger payment_claim_state before update of state on payment_claim for each row
  when (old.state is distinct from new.state and old.state || '>' || new.state <> all (array[
      'review>assigned', 'review>refused'
  ]))
  execute function refuse_state_change('state');

create trigger fiat_order_status before update of status on fiat_order for each row
  when (old.status is distinct from new.status and old.status || '>' || new.status <> all (array[
      'waiting>paid', 'waiting>sending', 'waiting>ended', 'waiting>declined', 'waiting>expired',
      'waiting>refunded', 'waiting>charged_back', 'paid>sending', 'paid>ended', 'paid>declined',
      'paid>refunded', 'paid>charged_back', 'sending>ended', 'sending>refunded', 'sending>charged_back',
      'ended>refunded', 'ended>charged_back', 'declined>paid', 'declined>sending', 'declined>ended',
      'declined>refunded', 'declined>charged_back', 'expired>paid', 'expired>sending', 'expired>ended',
      'expired>declined', 'expired>refunded', 'expired>charged_back'
  ]))
  execute function refuse_state_change('status');
