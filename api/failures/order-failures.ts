import type { NewAccountFailure } from '@causeway/server/account-names'
import type { FeedbackFailure } from '@causeway/server/feedback'
import type { AliasFailure } from '@causeway/server/names'
import type {
  AddressFailure,
  ChangeOrderFailure,
  OrderNotFound,
  PlaceOrderFailure,
} from '@causeway/server/orders'
import type { DecideClaimFailure, FindPaymentFailure } from '@causeway/server/payment-claims'
import type { EstimateFailure } from '@causeway/server/quotes'
import type { Facts, FailureRows, Wording } from './failure-rows.ts'

type OrderFailureCode = Exclude<
  | PlaceOrderFailure['code']
  | ChangeOrderFailure['code']
  | AddressFailure['code']
  | OrderNotFound['code']
  | FeedbackFailure['code']
  | FindPaymentFailure['code']
  | Exclude<DecideClaimFailure['code'], 'reason_missing'>,
  | EstimateFailure['code']
  | AliasFailure['code']
  | NewAccountFailure['code']
  | 'name_changed'
  | 'account_missing'
>

const where = ({ field, fits }: Facts['address_malformed']) => ({ field, fits })

function fitting({ fits }: Facts['address_malformed'], { network }: Wording): string {
  return fits.map(network).join(' or ')
}

/** Why an order cannot be made, found or changed. */
export const orderFailures = {
  order_not_found: {
    status: 404,
    message: () =>
      'There is no such order. Check the link: an order is found only by its whole code.',
  },
  address_malformed: {
    status: 422,
    message: () => "This is not an address of the coin's network. Copy it again from your wallet.",
    details: where,
  },
  address_bad_checksum: {
    status: 422,
    message: () =>
      'The address is mistyped: its checksum does not match. Copy it again from your wallet.',
    details: where,
  },
  address_wrong_network: {
    status: 422,
    message: (facts, words) =>
      `This is an address of ${fitting(facts, words)}, not of the coin's network. Coins sent there would be lost.`,
    details: where,
  },
  address_wrong_flavour: {
    status: 422,
    message: () =>
      'This is an address of another kind of chain: test coins and real coins do not mix. Copy the right one.',
    details: where,
  },
  address_unspendable: {
    status: 422,
    message: () =>
      'Coins sent to this address are lost for good. Copy your own address from your wallet.',
    details: where,
  },
  address_shielded: {
    status: 422,
    message: () =>
      'This is a shielded address. Only transparent ones, which begin with t1 or t3, can be paid from here.',
    details: where,
  },
  address_legacy: {
    status: 422,
    message: () =>
      "This is an address of the network's retired first chain. Copy the one that your wallet shows for today's chain.",
    details: where,
  },
  address_is_ours: {
    status: 422,
    message: () =>
      'This is one of our own deposit addresses. Enter an address from your wallet, so that the coins reach you.',
    details: where,
  },
  address_restricted: {
    status: 422,
    message: () => "We can't send to this address. Use another address of yours.",
    details: where,
  },
  extra_id_missing: {
    status: 422,
    message: () =>
      'This address needs a memo or destination tag. Without it the coins cannot be credited.',
    details: where,
  },
  extra_id_malformed: {
    status: 422,
    message: () => "The memo or destination tag does not follow the network's rules.",
    details: where,
  },
  extra_id_not_supported: {
    status: 422,
    message: () => 'This network has no memo or destination tag. Leave it empty.',
    details: where,
  },
  extra_id_conflict: {
    status: 422,
    message: () =>
      'The address already holds a memo or tag, and another stands beside it. Leave one of them out.',
    details: where,
  },
  refund_address_missing: {
    status: 422,
    message: () => 'Give a refund address: where the coins go back if the exchange cannot be made.',
    details: () => ({ field: 'refundAddress' }),
  },
  email_malformed: {
    status: 422,
    message: () => 'This is not an e-mail address. Correct it or leave it empty.',
    details: () => ({ field: 'email' }),
  },
  idempotency_key_malformed: {
    status: 400,
    message: () => 'The Idempotency-Key must have 16 to 200 characters.',
  },
  idempotency_key_reused: {
    status: 409,
    message: () =>
      'This Idempotency-Key belongs to an order with other contents. Take a new key for a new order.',
  },
  rate_id_missing: {
    status: 422,
    message: () => 'A fixed rate needs the rateId of its estimate. Ask for an estimate first.',
  },
  rate_id_forged: {
    status: 422,
    message: () => 'This rateId was not issued here. Ask for a new estimate.',
  },
  rate_id_expired: {
    status: 410,
    message: () => 'The fixed rate has expired. Ask for a new estimate.',
  },
  rate_id_used: {
    status: 409,
    message: () => 'An order was already made with this fixed rate. Ask for a new estimate.',
  },
  rate_id_mismatch: {
    status: 409,
    message: () =>
      'The coins or amounts are not those of the fixed rate. Ask for a new estimate with these.',
  },
  rate_withdrawn: {
    status: 409,
    message: () => 'The market has moved and the fixed rate is withdrawn. Ask for a new estimate.',
  },
  too_many_open_guaranteed: {
    status: 409,
    message: ({ openOrder }) =>
      openOrder === null
        ? 'A fixed rate of this pair is already being held for you and not paid yet. Pay that order or let it run out, or use the floating rate.'
        : `A fixed rate of this pair is already being held for you: pay order ${openOrder} (/transaction/${openOrder}) or let it run out, or use the floating rate.`,
    details: ({ openOrder }) => ({ transactionId: openOrder }),
  },
  not_the_holder: {
    status: 403,
    message: () =>
      'Only the one who made the order can change it: from the same browser, signed in to its account, or with the holder secret.',
  },
  proof_needed: {
    status: 403,
    message: () =>
      'Prove first that it is you, by password, code or passkey, or by signing in again: you are signed in, but for longer than ten minutes.',
  },
  change_too_late: {
    status: 409,
    message: () => 'This can no longer be changed: the exchange has gone too far.',
  },
  choice_not_offered: {
    status: 409,
    message: () => 'The order does not wait for this choice. Read it again to see what it offers.',
  },
  offer_forged: {
    status: 422,
    message: () => 'This offer was not made for this order. Look at the order again and choose.',
  },
  offer_expired: {
    status: 410,
    message: () => 'The offer has run out. Look at the new one and choose again.',
  },
  offer_withdrawn: {
    status: 409,
    message: () =>
      'The market or what arrived has changed since the offer. Look at the new one and choose again.',
  },
  feedback_not_due: {
    status: 409,
    message: () => 'Only a finished order can be rated, and only once.',
  },
  transaction_id_malformed: {
    status: 422,
    message: () =>
      'That is not a transaction ID of this network. Copy it from your wallet or exchange: it has 64 letters and digits on most networks.',
    details: () => ({ field: 'txId' }),
  },
  payment_lookup_unavailable: {
    status: 503,
    message: () =>
      "We can't reach the network right now. Your payment isn't affected. Try again in a minute.",
  },
  too_many_claims: {
    status: 409,
    message: () =>
      'You have reported as many payments as one order can have. We review them one by one.',
  },
  claim_not_found: {
    status: 404,
    message: () => 'No reported payment of this order waits for a decision.',
  },
  claim_decided: {
    status: 409,
    message: () => 'This reported payment is decided already.',
  },
  not_assignable: {
    status: 409,
    message: () =>
      'That payment cannot go into this order: it is another coin, another order has it, or the chain has lost it.',
  },
  refund_too_small: {
    status: 409,
    message: () => 'What arrived does not cover the network fee of sending it back.',
  },
} as const satisfies FailureRows<OrderFailureCode>
