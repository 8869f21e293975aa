import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import {
  addressFailures,
  commissionFailures,
  newAccountFailures,
  pairFailures,
  placingFailures,
} from './failure-groups.ts'
import { AmountIn, Nullable, OptionalText, Ticker, UserMeta, WidgetCommission } from './fields.ts'
import { HOLDER_HEADER } from './holder-header.ts'
import { TransactionOut, TransactionReply } from './transaction-out.ts'

export const CreateTransactionRequest = Type.Object(
  {
    from: Ticker,
    to: Ticker,
    amountFrom: Type.Optional(AmountIn),
    amountTo: Type.Optional(AmountIn),
    isFixedRate: Type.Optional(Type.Boolean()),
    rateId: OptionalText(2000),
    destinationAddress: Type.String({ minLength: 1, maxLength: 300 }),
    extraId: OptionalText(300),
    refundAddress: OptionalText(300),
    refundExtraId: OptionalText(300),
    /** Names that the addresses came from, with who told them (EXCH-03): asked again when the order is made. */
    destinationAlias: OptionalText(255),
    destinationAliasProvider: OptionalText(40),
    refundAlias: OptionalText(255),
    refundAliasProvider: OptionalText(40),
    newAccountKey: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 80,
          description: 'Public key of the EOS account to create and pay (EXCH-09).',
        }),
      ),
    ),
    email: OptionalText(320),
    language: OptionalText(5),
    agreed: Type.Optional(Type.Boolean({ description: 'The customer agreed to the terms.' })),
    country: Type.Optional(Nullable(Type.String({ maxLength: 2 }))),
    state: Type.Optional(Nullable(Type.String({ maxLength: 10 }))),
    userMeta: Type.Optional(UserMeta),
    commission: Type.Optional(WidgetCommission),
    wtpExperiment: OptionalText(100),
  },
  { additionalProperties: false },
)
export type CreateTransactionRequest = Static<typeof CreateTransactionRequest>

export const CreateTransactionReply = Type.Object({
  transaction: TransactionOut,
  holderSecret: Type.String(),
})
export type CreateTransactionReply = Static<typeof CreateTransactionReply>

/** Only what can still be changed (TRACK-13), and the holder's choice for an order on hold. */
export const UpdateTransactionRequest = Type.Object(
  {
    refundAddress: OptionalText(300),
    refundExtraId: OptionalText(300),
    email: OptionalText(320),
    extraId: OptionalText(300),
    newAccountName: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'Another name, if the first one was taken in the meantime (EXCH-09).',
      }),
    ),
    choice: Type.Optional(
      Type.Union([
        Type.Literal('exchange'),
        Type.Literal('exchange_agreed'),
        Type.Literal('refund'),
      ]),
    ),
    /** The offer that is accepted with `exchange`; without one the market at that moment counts. */
    offerId: OptionalText(2000),
    holderSecret: OptionalText(100),
  },
  { additionalProperties: false },
)
export type UpdateTransactionRequest = Static<typeof UpdateTransactionRequest>

/** The caller's own orders (TRACK-05, TRACK-06). `payouts` is the source's word for them. */
export const TransactionsQuery = Type.Object(
  {
    page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$', description: 'From 1.' })),
    status: Type.Optional(
      Type.Union(
        [
          Type.Literal('in-progress'),
          Type.Literal('hold'),
          Type.Literal('finished'),
          Type.Literal('refunded'),
          Type.Literal('expired'),
          Type.Literal('failed'),
        ],
        { description: 'Absent: all. `in-progress` also includes orders on hold.' },
      ),
    ),
  },
  { additionalProperties: false },
)
export type TransactionsQuery = Static<typeof TransactionsQuery>

export const TransactionsReply = Type.Object({
  payouts: Type.Array(TransactionOut),
  pagesCount: Type.Integer(),
})
export type TransactionsReply = Static<typeof TransactionsReply>

/** An order's life, and what only its holder may ask (EXCH-07, TRACK). */
export const transactionsCalls = {
  createTransaction: call({
    method: 'POST',
    path: '/transactions',
    summary:
      'Creates one order per Idempotency-Key: 201, or 200 with the original order for a repeated request. Sets the cookie that lets the browser manage the order.',
    access: 'customer',
    limit: 'create',
    body: CreateTransactionRequest,
    isIdempotent: true,
    failures: [...placingFailures, ...commissionFailures],
    reply: CreateTransactionReply,
    statuses: [201, 200],
  }),
  transaction: call({
    method: 'GET',
    path: '/transactions/{id}',
    summary:
      'Returns an order by its public ID. Only the owner sees its refund address and choices.',
    access: 'visitor',
    headers: HOLDER_HEADER,
    failures: ['order_not_found'],
    reply: TransactionReply,
  }),
  updateTransaction: call({
    method: 'PATCH',
    path: '/transactions/{id}',
    summary:
      'Updates an order, as far as it can still be changed. Needs the order’s secret (in the body, a header, or the cookie from our own pages), or the session of the owner’s account, confirmed within the last ten minutes (POST /user/proof).',
    access: 'holder',
    limit: 'create',
    body: UpdateTransactionRequest,
    failures: [
      ...pairFailures,
      ...addressFailures,
      ...newAccountFailures,
      'change_too_late',
      'choice_not_offered',
      'email_malformed',
      'fiat_order_unchangeable',
      'not_the_holder',
      'offer_expired',
      'offer_forged',
      'offer_withdrawn',
      'order_not_found',
      'proof_needed',
      'refund_address_missing',
      'refund_too_small',
    ],
    reply: TransactionReply,
  }),
  transactionEvents: call({
    method: 'GET',
    path: '/transactions/{id}/events',
    summary:
      'Server-sent events named `transaction`, each with the response of GET /transactions/{id}: first the current order, then every change.',
    access: 'visitor',
    headers: {
      ...HOLDER_HEADER,
      'Last-Event-ID': 'Accepted. Each event is the whole order, so the newest one is enough.',
    },
    failures: ['order_not_found'],
    reply: null,
    isHttpOnly: true,
  }),
  transactions: call({
    method: 'GET',
    path: '/transactions',
    summary:
      'Orders the caller can manage, newest first, 16 per page, optionally filtered by status.',
    access: 'visitor',
    query: TransactionsQuery,
    headers: HOLDER_HEADER,
    reply: TransactionsReply,
  }),
  transactionsCollection: call({
    method: 'GET',
    path: '/collections/transactions',
    summary: 'The same list under another path.',
    access: 'visitor',
    query: TransactionsQuery,
    headers: HOLDER_HEADER,
    reply: TransactionsReply,
  }),
}
