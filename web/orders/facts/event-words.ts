import type { TransactionOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { eventName } from '../order-status.ts'

type Event = TransactionOut['events'][number]
export type ToldEvent = Event & { readonly words: MessageKey }

const words: Readonly<Record<string, MessageKey>> = {
  created: 'transaction.eventCreated',
  watched: 'transaction.eventWatched',
  deposit_seen: 'transaction.eventDepositSeen',
  further_deposit_seen: 'transaction.eventFurtherDeposit',
  deposit_deep_enough: 'transaction.eventDepositDeep',
  deposit_confirmed: 'transaction.eventDepositConfirmed',
  deposit_vanished: 'transaction.eventDepositVanished',
  deposits_gone: 'transaction.eventDepositVanished',
  rest_stays_paid_out: 'transaction.eventDepositVanished',
  rest_stays_refunded: 'transaction.eventDepositVanished',
  settlement_taken_back: 'transaction.eventDepositVanished',
  deposit_lost_after_payout: 'transaction.eventDepositVanished',
  held: 'transaction.eventHeld',
  promise_ended: 'transaction.eventPromiseEnded',
  changed_by_holder: 'transaction.eventChanged',
  funds_requested: 'transaction.eventFundsRequested',
  choice_impossible: 'transaction.eventChoiceImpossible',
  exchange_chosen: 'transaction.eventExchangeChosen',
  refund_chosen: 'transaction.eventRefundChosen',
  settled: 'transaction.eventSettled',
  payout_refused: 'transaction.eventPayoutRefused',
  payout_reorganised_out: 'transaction.eventPayoutAgain',
  payout_confirmed: 'transaction.eventPayoutConfirmed',
  refund_confirmed: 'transaction.eventRefundConfirmed',
  rest_refunded: 'orderState.eventRest',
  transfer_confirmed: 'transaction.eventTransferConfirmed',
  unpaid_too_long: 'transaction.eventExpired',
  closed: 'transaction.eventClosed',
  payment_claimed: 'lostPayment.eventClaimed',
  claim_assigned: 'lostPayment.eventAssigned',
  claim_refused: 'lostPayment.eventRefused',
  message_from_shop: 'desk.eventMessageFromUs',
  message_from_customer: 'desk.eventMessageFromYou',
}

/**
 * The events of an order with words for each. One that has none of its own is told by the state that it led to, and left
 * out where it led to no other.
 */
export function eventWords(events: readonly Event[]): readonly ToldEvent[] {
  return events.flatMap((event, index) => {
    const changesState = events[index - 1]?.state !== event.state
    const told = words[event.kind] ?? (changesState ? eventName(event.state) : null)
    return told === null ? [] : [{ ...event, words: told }]
  })
}
