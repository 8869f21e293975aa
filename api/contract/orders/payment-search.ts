import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { AmountOut, CurrencyCodeOut, Nullable, OptionalText } from '../fields.ts'

/** The transaction that a customer paid with and misses in the order. */
export const PaymentSearchRequest = Type.Object(
  {
    txId: Type.String({
      minLength: 1,
      maxLength: 400,
      description: 'The transaction ID, or a block explorer link that contains it.',
    }),
    holderSecret: OptionalText(100),
  },
  { additionalProperties: false },
)
export type PaymentSearchRequest = Static<typeof PaymentSearchRequest>

/** Why a payment that reached us belongs to no order by itself. */
export const PaymentProblem = Type.Union([
  Type.Literal('memo_missing'),
  Type.Literal('memo_wrong'),
  Type.Literal('other_coin'),
  Type.Literal('other_network'),
])
export type PaymentProblem = Static<typeof PaymentProblem>
export const ClaimState = Type.Union([
  Type.Literal('review'),
  Type.Literal('assigned'),
  Type.Literal('refused'),
])
export type ClaimState = Static<typeof ClaimState>

export const PaymentFound = Type.Union([
  Type.Literal('not_found'),
  Type.Literal('pending'),
  Type.Literal('failed'),
  Type.Literal('not_ours'),
  Type.Literal('dropped'),
  Type.Literal('before_order'),
  Type.Literal('other_order'),
  Type.Literal('in_order'),
  Type.Literal('assigned'),
  Type.Literal('claimed'),
])
export type PaymentFound = Static<typeof PaymentFound>

export const PaymentSearchReply = Type.Object({
  result: PaymentFound,
  /** What came; null where nothing is known to have reached us. */
  payment: Nullable(
    Type.Object({
      currency: Type.String(),
      currencyCode: CurrencyCodeOut,
      amount: AmountOut,
      confirmations: Type.Integer(),
      confirmationsNeeded: Type.Integer(),
    }),
  ),
  /** Of a claimed payment: what is wrong with it, and how far the claim is. */
  claim: Nullable(Type.Object({ problem: PaymentProblem, state: ClaimState })),
  /** The order that it belongs to, where the caller holds that one too. */
  otherOrder: Nullable(Type.String()),
})
export type PaymentSearchReply = Static<typeof PaymentSearchReply>

/** A payment that the order's holder has claimed for it. */
export const ClaimOut = Type.Object({
  txId: Type.String(),
  currency: Type.String(),
  currencyCode: CurrencyCodeOut,
  amount: AmountOut,
  confirmations: Type.Integer(),
  confirmationsNeeded: Type.Integer(),
  problem: PaymentProblem,
  state: ClaimState,
  /** Why it was refused. */
  refusal: Nullable(Type.Union([Type.Literal('unproven'), Type.Literal('returned')])),
  madeAt: Type.String({ format: 'date-time' }),
})
export type ClaimOut = Static<typeof ClaimOut>

/** A payment that the order's holder misses in it (TRACK-15). */
export const paymentSearchCalls = {
  findPayment: call({
    method: 'POST',
    path: '/transactions/{id}/payment-search',
    summary:
      'Looks up a missing payment by its transaction ID and returns its status. If it doesn’t belong to any order, it is recorded as a claim on this order.',
    access: 'holder',
    limit: 'names',
    body: PaymentSearchRequest,
    failures: [
      'not_the_holder',
      'order_not_found',
      'payment_lookup_unavailable',
      'proof_needed',
      'too_many_claims',
      'transaction_id_malformed',
    ],
    reply: PaymentSearchReply,
  }),
}
