import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import {
  amountFailures,
  commissionFailures,
  pairFailures,
  priceFailures,
} from './failure-groups.ts'
import { AmountIn, AmountOut, Nullable, Ticker, UserMeta, WidgetCommission } from './fields.ts'

export const EstimateRequest = Type.Object(
  {
    from: Ticker,
    to: Ticker,
    amountFrom: Type.Optional(AmountIn),
    amountTo: Type.Optional(AmountIn),
    isFixedRate: Type.Optional(Type.Boolean()),
    country: Type.Optional(Type.Union([Type.String({ maxLength: 2 }), Type.Null()])),
    state: Type.Optional(Type.Union([Type.String({ maxLength: 10 }), Type.Null()])),
    reqId: Type.Optional(Type.Integer({ minimum: 0 })),
    newAccount: Type.Optional(
      Type.Boolean({ description: 'The payout also creates an EOS account (EXCH-09).' }),
    ),
    userMeta: Type.Optional(UserMeta),
    commission: Type.Optional(WidgetCommission),
    wtpExperiment: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  },
  {
    additionalProperties: false,
    description:
      'Give amountFrom or amountTo. If both are given, amountFrom counts unless it is empty.',
  },
)
export type EstimateRequest = Static<typeof EstimateRequest>

/** Estimates outside the limits keep this shape, with status 200: errMessage and error say why. */
export const EstimateReply = Type.Object({
  reqId: Nullable(Type.Integer()),
  from: Type.String(),
  to: Type.String(),
  isFixedRate: Type.Boolean(),
  amountFrom: Nullable(AmountOut),
  amountTo: Nullable(AmountOut),
  amountToNoNetFee: Nullable(AmountOut),
  rate: Nullable(
    Type.String({ description: 'Amount of `to` for one `from`, before fees. Truncated.' }),
  ),
  /** Beyond the source: the middle of the market, so that the spread can be shown. */
  marketRate: Nullable(Type.String()),
  minFrom: Nullable(AmountOut),
  maxFrom: Nullable(AmountOut),
  minTo: Nullable(AmountOut),
  maxTo: Nullable(AmountOut),
  exchangeFee: Nullable(AmountOut),
  partnerFee: Nullable(
    Type.String({ description: 'Added by the partner whose widget asks. Null: none.' }),
  ),
  networkFee: Nullable(AmountOut),
  accountCost: Nullable(
    Type.String({
      description: 'The part of networkFee that pays for a new account. Null without one.',
    }),
  ),
  kycRequired: Type.Boolean({
    description: 'An order of this size requires an identity check.',
  }),
  btcPrice: Nullable(Type.String({ description: 'USD for one bitcoin.' })),
  rateId: Nullable(Type.String()),
  rateIdExpiredAt: Nullable(
    Type.Integer({ description: 'Milliseconds since 1970 by the server.' }),
  ),
  payWithinSeconds: Nullable(
    Type.Integer({
      description:
        'How long a guaranteed rate waits for the payment, from when the order is created.',
    }),
  ),
  confirmWithinSeconds: Nullable(
    Type.Integer({
      description:
        'How long it waits for the payment to have all its confirmations, from when the order is created.',
    }),
  ),
  serverTime: Type.Integer({ description: 'Milliseconds since 1970 by the server.' }),
  errMessage: Nullable(Type.String()),
  error: Nullable(
    Type.Object({
      code: Type.String({ description: 'min-amount, max-amount or another code.' }),
      limits: Nullable(
        Type.Object({
          from: Type.Object({ min: AmountOut, max: AmountOut }),
          to: Type.Object({ min: AmountOut, max: AmountOut }),
        }),
      ),
    }),
  ),
})
export type EstimateReply = Static<typeof EstimateReply>

/** What the guaranteed rate gives for the amountFrom of the request; nulls where it cannot be had. Promises nothing. */
export const UpsaleEstimateReply = Type.Object({
  reqId: Nullable(Type.Integer()),
  amountTo: Nullable(AmountOut),
  amountToNoNetFee: Nullable(AmountOut),
  rate: Nullable(Type.String()),
})
export type UpsaleEstimateReply = Static<typeof UpsaleEstimateReply>

export const FixedRateAbilityRequest = Type.Object(
  { currencyFrom: Ticker, currencyTo: Ticker },
  { additionalProperties: false },
)
export type FixedRateAbilityRequest = Static<typeof FixedRateAbilityRequest>
export const FixedRateAbilityReply = Type.Object({ result: Type.Boolean() })
export type FixedRateAbilityReply = Static<typeof FixedRateAbilityReply>

/** What an exchange gives (EXCH). */
export const estimateCalls = {
  estimate: call({
    method: 'POST',
    path: '/exchange/estimate',
    summary:
      'Estimate for an exchange. Outside the limits, the same fields are returned with errMessage and error. Nothing is reserved.',
    access: 'visitor',
    limit: 'estimate',
    body: EstimateRequest,
    failures: [
      ...pairFailures,
      ...amountFailures,
      ...priceFailures,
      'amount_not_positive',
      'new_account_not_offered',
      ...commissionFailures,
    ],
    reply: EstimateReply,
  }),
  upsaleEstimate: call({
    method: 'POST',
    path: '/exchange/upsale-estimate',
    summary: 'What the guaranteed rate would give for the same amountFrom. Not binding.',
    access: 'visitor',
    limit: 'estimate',
    body: EstimateRequest,
    failures: [
      ...pairFailures,
      ...amountFailures,
      ...priceFailures,
      'amount_above_maximum',
      'amount_below_minimum',
      'amount_not_positive',
      'new_account_not_offered',
      ...commissionFailures,
    ],
    reply: UpsaleEstimateReply,
  }),
  widgetCommission: call({
    method: 'GET',
    path: '/exchange/widget-commission',
    summary: 'Whether widgets may add a commission for a partner’s key, and on which sites.',
    access: 'public',
    query: Type.Object(
      { key: WidgetCommission.properties.key, bps: Type.String({ pattern: '^\\d{1,5}$' }) },
      { additionalProperties: false },
    ),
    failures: commissionFailures,
    reply: Type.Object({
      result: Type.Object({
        sites: Type.Array(Type.String(), { description: 'Origins. Never empty.' }),
      }),
    }),
  }),
  fixedRateAbility: call({
    method: 'POST',
    path: '/exchange/fixed-rate-ability',
    summary:
      'Whether both coins can be exchanged at a fixed rate. False for a signed-in customer who already has an open exchange at a fixed rate.',
    access: 'visitor',
    body: FixedRateAbilityRequest,
    failures: pairFailures,
    reply: FixedRateAbilityReply,
  }),
}
