import type { NewAccountFailure } from '@causeway/server/account-names/check-new-account'
import type { AliasFailure } from '@causeway/server/names'
import type { AddressFailure, ChangeOrderFailure, OrderNotFound } from '@causeway/server/orders'
import type { PlacePartnerOrderFailure, WidgetTermsFailure } from '@causeway/server/partners'
import type { DecideClaimFailure, FindPaymentFailure } from '@causeway/server/payment-claims'
import type { EstimateFailure } from '@causeway/server/quotes'
import type { Facts, FailureRows, Wording } from './failure-rows.ts'

type OrderFailureCode = Exclude<
  | PlacePartnerOrderFailure['code']
  | WidgetTermsFailure['code']
  | ChangeOrderFailure['code']
  | AddressFailure['code']
  | OrderNotFound['code']
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
    message: () => 'Order not found. Check the link: you need the complete order ID.',
  },
  too_many_creations: {
    status: 429,
    message: () => 'This key has created as many orders as it may in a minute. Try again later.',
  },
  widget_key_unknown: {
    status: 422,
    message: () => 'This widget names a partner’s key that isn’t valid. Reload the page.',
    details: () => ({ field: 'commission' }),
  },
  commission_too_high: {
    status: 422,
    message: ({ maximumBps }) => `The commission can be at most ${maximumBps} basis points.`,
    details: ({ maximumBps }) => ({ field: 'commissionBps', maximumBps: Number(maximumBps) }),
  },
  address_malformed: {
    status: 422,
    message: () =>
      'This isn’t a valid address on the coin’s network. Copy it again from your wallet.',
    details: where,
  },
  address_bad_checksum: {
    status: 422,
    message: () =>
      'This address has a typo: its checksum doesn’t match. Copy it again from your wallet.',
    details: where,
  },
  address_wrong_network: {
    status: 422,
    message: (facts, words) =>
      `This address belongs to ${fitting(facts, words)}, not to the coin’s network. Coins sent there would be lost.`,
    details: where,
  },
  address_wrong_flavour: {
    status: 422,
    message: () =>
      'This address is for a different type of network. Test coins and real coins can’t be mixed. Copy the right address.',
    details: where,
  },
  address_unspendable: {
    status: 422,
    message: () =>
      'Coins sent to this address can’t be recovered. Copy your own address from your wallet.',
    details: where,
  },
  address_shielded: {
    status: 422,
    message: () =>
      'This is a shielded address. We can only pay to transparent addresses, which start with t1 or t3.',
    details: where,
  },
  address_legacy: {
    status: 422,
    message: () =>
      'This address is for the network’s old chain, which is no longer in use. Copy the address for the current chain from your wallet.',
    details: where,
  },
  address_is_ours: {
    status: 422,
    message: () => 'This is one of our deposit addresses. Enter an address from your own wallet.',
    details: where,
  },
  address_restricted: {
    status: 422,
    message: () => 'We can’t send to this address. Use a different one.',
    details: where,
  },
  extra_id_missing: {
    status: 422,
    message: () =>
      'This address needs a memo or destination tag. Without it, the coins can’t be credited.',
    details: where,
  },
  extra_id_malformed: {
    status: 422,
    message: () => 'The memo or destination tag isn’t valid on this network.',
    details: where,
  },
  extra_id_not_supported: {
    status: 422,
    message: () => 'This network doesn’t use a memo or destination tag. Leave it empty.',
    details: where,
  },
  extra_id_conflict: {
    status: 422,
    message: () =>
      'The address already contains a memo or tag, and you entered a different one. Remove one of them.',
    details: where,
  },
  refund_address_missing: {
    status: 422,
    message: () =>
      'Enter a refund address. We send your coins there if the exchange can’t be completed.',
    details: () => ({ field: 'refundAddress' }),
  },
  email_malformed: {
    status: 422,
    message: () => 'This isn’t a valid email address. Correct it or leave it empty.',
    details: () => ({ field: 'email' }),
  },
  idempotency_key_malformed: {
    status: 400,
    message: () => 'The Idempotency-Key must have 16 to 200 characters.',
  },
  idempotency_key_reused: {
    status: 409,
    message: () =>
      'This Idempotency-Key was used for an order with different contents. Use a new key for a new order.',
  },
  rate_id_missing: {
    status: 422,
    message: () => 'A guaranteed rate needs the rateId of its estimate. Get an estimate first.',
  },
  rate_id_forged: {
    status: 422,
    message: () => 'This rateId wasn’t issued here. Get a new estimate.',
  },
  rate_id_expired: {
    status: 410,
    message: () => 'The guaranteed rate has expired. Get a new estimate.',
  },
  rate_id_used: {
    status: 409,
    message: () => 'This guaranteed rate was already used for an order. Get a new estimate.',
  },
  rate_id_mismatch: {
    status: 409,
    message: () =>
      'The coins or amounts don’t match the guaranteed rate. Get a new estimate for them.',
  },
  rate_withdrawn: {
    status: 409,
    message: () =>
      'The market has moved, so the guaranteed rate is no longer available. Get a new estimate.',
  },
  too_many_open_guaranteed: {
    status: 409,
    message: ({ openOrder }) =>
      openOrder === null
        ? 'You already have an unpaid order at a guaranteed rate for this pair. Pay it or let it expire, or use the floating rate.'
        : `You already have an unpaid order at a guaranteed rate for this pair: pay order ${openOrder} (/transaction/${openOrder}) or let it expire, or use the floating rate.`,
    details: ({ openOrder }) => ({ transactionId: openOrder }),
  },
  not_the_holder: {
    status: 403,
    message: () =>
      'Only the owner of the order can change it: from the same browser, signed in to its account, or with its secret link.',
  },
  proof_needed: {
    status: 403,
    message: () =>
      'Confirm it’s you with your password, code or passkey, or sign in again: you signed in more than 10 minutes ago.',
  },
  change_too_late: {
    status: 409,
    message: () => 'It’s too late to change this: the exchange is already under way.',
  },
  choice_not_offered: {
    status: 409,
    message: () => 'This order isn’t waiting for this choice. Reload it to see your options.',
  },
  offer_forged: {
    status: 422,
    message: () => 'This offer isn’t for this order. Reload the order and choose again.',
  },
  offer_expired: {
    status: 410,
    message: () => 'This offer has expired. Check the new one and choose again.',
  },
  offer_withdrawn: {
    status: 409,
    message: () =>
      'The market or the amount received has changed since this offer. Check the new one and choose again.',
  },
  transaction_id_malformed: {
    status: 422,
    message: () =>
      'This isn’t a valid transaction ID on this network. Copy it from your wallet or exchange. On most networks it has 64 letters and digits.',
    details: () => ({ field: 'txId' }),
  },
  payment_lookup_unavailable: {
    status: 503,
    message: () =>
      'We can’t reach the network right now. Your payment isn’t affected. Try again in a minute.',
  },
  too_many_claims: {
    status: 409,
    message: () =>
      'You can’t report any more payments for this order. We’re reviewing the ones you’ve already reported.',
  },
  claim_not_found: {
    status: 404,
    message: () => 'No reported payment for this order is waiting for a decision.',
  },
  claim_decided: {
    status: 409,
    message: () => 'A decision has already been made on this reported payment.',
  },
  not_assignable: {
    status: 409,
    message: () =>
      'This payment can’t be added to the order: it’s in a different coin, belongs to another order, or is no longer on the blockchain.',
  },
  refund_too_small: {
    status: 409,
    message: () => 'The amount received is too small to cover the network fee for a refund.',
  },
} as const satisfies FailureRows<OrderFailureCode>
