import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { placingFailures } from '../failure-groups.ts'
import { AmountIn, AmountOut, Nullable, OptionalText, Ticker } from '../fields.ts'

export const CreatePartnerOrderRequest = Type.Object(
  {
    from: Ticker,
    to: Ticker,
    amountFrom: Type.Optional(AmountIn),
    amountTo: Type.Optional(AmountIn),
    rateId: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 2000,
          description: 'Of a guaranteed quote. Without one, the rate is floating.',
        }),
      ),
    ),
    address: Type.String({ minLength: 1, maxLength: 300, description: 'Where coins are paid to.' }),
    extraId: OptionalText(300),
    refundAddress: Type.Optional(
      Nullable(Type.String({ maxLength: 300, description: 'Required at a guaranteed rate.' })),
    ),
    refundExtraId: OptionalText(300),
    commissionBps: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description:
          'Your own commission in basis points. Absent: none. With a rateId: that of its quote.',
      }),
    ),
    subaccountId: Type.Optional(
      Nullable(Type.String({ maxLength: 300, description: 'Your own name for the customer.' })),
    ),
    userMetadata: Type.Optional(
      Type.Unknown({ description: 'Any JSON of up to 4000 characters; returned with the order.' }),
    ),
  },
  { additionalProperties: false },
)

/** An order as its partner sees it. */
export const PartnerOrderOut = Type.Object({
  id: Type.String(),
  trackUrl: Type.String({
    description:
      'Page of the order, for the customer. In the reply to a creation, before anything is paid, it has a secret after # that lets its visitor decide about an order on hold.',
  }),
  type: Type.String({ description: 'float or fixed.' }),
  status: Type.String({
    description:
      'new, waiting, confirming, exchanging, sending, finished, hold, refunded, overdue, expired or failed.',
  }),
  createdAt: Type.String({ format: 'date-time' }),
  payUntil: Type.String({ format: 'date-time' }),
  endedAt: Nullable(Type.String({ format: 'date-time' })),
  currencyFrom: Type.String(),
  currencyTo: Type.String(),
  amountExpectedFrom: AmountOut,
  amountExpectedTo: Type.String({ description: 'What is paid out, after all fees.' }),
  amountFrom: Nullable(Type.String({ description: 'What was received. Null before payment.' })),
  amountTo: Nullable(Type.String({ description: 'What was paid out. Null before the payout.' })),
  amountRefunded: Nullable(AmountOut),
  rate: Type.String(),
  exchangeFee: AmountOut,
  commission: Type.String({ description: 'Yours, in the coin paid out.' }),
  networkFee: AmountOut,
  payinAddress: Type.String(),
  payinExtraId: Nullable(Type.String()),
  payinExtraIdName: Nullable(Type.String()),
  payinConfirmations: Type.Integer(),
  payinTxId: Nullable(Type.String()),
  payoutAddress: Type.String(),
  payoutExtraId: Nullable(Type.String()),
  payoutExtraIdName: Nullable(Type.String()),
  payoutTxId: Nullable(Type.String()),
  refundAddress: Nullable(Type.String()),
  refundExtraId: Nullable(Type.String()),
  refundTxId: Nullable(Type.String()),
  holdReason: Nullable(Type.String({ description: 'Why an order on hold waits.' })),
  kycRequired: Type.Boolean(),
  subaccountId: Nullable(Type.String()),
  userMetadata: Type.Unknown(),
})
export type PartnerOrderOut = Static<typeof PartnerOrderOut>

const Listed = (description: string) =>
  Type.Optional(
    Type.String({ minLength: 1, maxLength: 3100, description: `${description}, up to 10` }),
  )

export const PartnerOrdersQuery = Type.Object(
  {
    id: Listed('Orders, separated by commas'),
    status: Listed('Statuses, separated by commas'),
    currency: Listed('Tickers of the coin paid in, separated by commas'),
    address: Listed('Deposit addresses, separated by commas'),
    payoutAddress: Listed('Payout addresses, separated by commas'),
    extraId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        description: 'Extra ID of the deposit address.',
      }),
    ),
    since: Type.Optional(
      Type.String({ format: 'date-time', description: 'Orders created at this time or later.' }),
    ),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]\\d?|100)$', description: '1 to 100. Absent: 10.' }),
    ),
    offset: Type.Optional(Type.String({ pattern: '^\\d{1,6}$', description: 'Orders to skip.' })),
  },
  { additionalProperties: false },
)
export type PartnerOrdersQuery = Static<typeof PartnerOrdersQuery>

const OrderReply = Type.Object({ order: PartnerOrderOut })

/** Orders of the partner whose key asks. Those of others do not exist here. */
export const partnerOrdersCalls = {
  createPartnerOrder: call({
    method: 'POST',
    path: '/partner/v1/orders',
    summary:
      'Creates an order: 201, or 200 with the first order for a repeated request. Requests without an Idempotency-Key are repeats if they are the same, byte by byte, within a minute.',
    access: 'partner',
    scope: 'create',
    body: CreatePartnerOrderRequest,
    headers: {
      'Idempotency-Key':
        'Optional: a random text of your own. Every request with the same key returns the same order for 31 days.',
    },
    failures: [...placingFailures, 'commission_too_high', 'field_malformed', 'too_many_creations'],
    reply: OrderReply,
    statuses: [201, 200],
  }),
  partnerOrders: call({
    method: 'GET',
    path: '/partner/v1/orders',
    summary: 'Your orders, newest first.',
    access: 'partner',
    scope: 'read',
    query: PartnerOrdersQuery,
    failures: ['field_malformed'],
    reply: Type.Object({ orders: Type.Array(PartnerOrderOut) }),
  }),
  partnerOrder: call({
    method: 'GET',
    path: '/partner/v1/orders/{id}',
    summary: 'One of your orders.',
    access: 'partner',
    scope: 'read',
    failures: ['order_not_found'],
    reply: OrderReply,
  }),
  partnerOrderStatus: call({
    method: 'GET',
    path: '/partner/v1/orders/{id}/status',
    summary: 'The status of one of your orders.',
    access: 'partner',
    scope: 'read',
    failures: ['order_not_found'],
    reply: Type.Object({ id: Type.String(), status: Type.String() }),
  }),
}
