import Type, { type Static } from 'typebox'
import { AmountOut, Nullable, OptionalText } from './fields.ts'

/** The transaction that a customer paid with and misses in the order. */
export const PaymentSearchRequest = Type.Object(
  {
    txId: Type.String({
      minLength: 1,
      maxLength: 400,
      description: 'The transaction id, or an explorer’s link with it.',
    }),
    holderSecret: OptionalText(100),
  },
  { additionalProperties: false },
)
export type PaymentSearchRequest = Static<typeof PaymentSearchRequest>

const literals = <T extends string>(...texts: T[]) =>
  Type.Union(texts.map((text) => Type.Literal(text)))

/** Why a payment that reached us belongs to no order by itself. */
export const PaymentProblem = literals('memo_missing', 'memo_wrong', 'other_coin', 'other_network')
export type PaymentProblem = Static<typeof PaymentProblem>
export const ClaimState = literals('review', 'assigned', 'refused')
export type ClaimState = Static<typeof ClaimState>

export const PaymentFound = literals(
  'not_found',
  'pending',
  'failed',
  'not_ours',
  'dropped',
  'before_order',
  'other_order',
  'in_order',
  'assigned',
  'claimed',
)
export type PaymentFound = Static<typeof PaymentFound>

export const PaymentSearchReply = Type.Object({
  result: PaymentFound,
  /** What came; null where nothing is known to have reached us. */
  payment: Nullable(
    Type.Object({
      currency: Type.String(),
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
  amount: AmountOut,
  confirmations: Type.Integer(),
  confirmationsNeeded: Type.Integer(),
  problem: PaymentProblem,
  state: ClaimState,
  /** Why it was refused. */
  refusal: Nullable(literals('unproven', 'returned')),
  madeAt: Type.String({ format: 'date-time' }),
})
export type ClaimOut = Static<typeof ClaimOut>
