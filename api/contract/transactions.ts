import Type, { type Static } from 'typebox'
import { AmountIn, AmountOut, Ticker, UserMeta } from './fields.ts'

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const OptionalText = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))

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
    email: OptionalText(320),
    agreed: Type.Optional(Type.Boolean({ description: 'The customer agreed to the terms.' })),
    country: Type.Optional(Nullable(Type.String({ maxLength: 2 }))),
    state: Type.Optional(Nullable(Type.String({ maxLength: 10 }))),
    userMeta: Type.Optional(UserMeta),
    wtpExperiment: OptionalText(100),
  },
  { additionalProperties: false },
)
export type CreateTransactionRequest = Static<typeof CreateTransactionRequest>

/** What happened to an order, for its timeline. */
export const TransactionEvent = Type.Object({
  sequence: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  kind: Type.String(),
  state: Type.String(),
})

export const DepositOut = Type.Object({
  txId: Type.String(),
  amount: AmountOut,
  confirmations: Type.Integer(),
  confirmationsNeeded: Type.Integer(),
  state: Type.String({ description: 'seen, confirmed or reversed.' }),
})

/** The order as its holder or anyone with the link sees it. Private fields are null without the holder's secret. */
export const TransactionOut = Type.Object({
  transactionId: Type.String(),
  type: Type.String({ description: 'float, fixed or fiat.' }),
  status: Type.String(),
  isOwner: Type.Boolean(),
  currencyFrom: Type.String(),
  currencyTo: Type.String(),
  amountExpectedFrom: AmountOut,
  amountExpectedTo: AmountOut,
  amountFrom: Nullable(AmountOut),
  amountTo: Nullable(AmountOut),
  payinAddress: Type.String(),
  payinExtraId: Nullable(Type.String()),
  payinExtraIdName: Nullable(Type.String()),
  payoutAddress: Type.String(),
  payoutExtraId: Nullable(Type.String()),
  payoutExtraIdName: Nullable(Type.String()),
  refundAddress: Nullable(Type.String()),
  payinTxId: Nullable(Type.String()),
  payoutTxId: Nullable(Type.String()),
  refundTxId: Nullable(Type.String()),
  payinPaymentId: Nullable(Type.String()),
  payoutPaymentId: Nullable(Type.String()),
  qrCodeData: Type.String({ description: 'Payment URI.' }),
  createdAt: Type.String({ format: 'date-time' }),
  userSentAt: Nullable(Type.String({ format: 'date-time' })),
  moneySentAt: Nullable(Type.String({ format: 'date-time' })),
  payUntil: Type.String({ format: 'date-time' }),
  aprxRate: Type.String(),
  rate: Nullable(Type.String()),
  exchangeFee: Nullable(AmountOut),
  networkFee: Nullable(AmountOut),
  totalFee: Nullable(AmountOut),
  fiatProvider: Nullable(Type.String()),
  fiatProviderId: Nullable(Type.String()),
  fiatProviderRedirect: Nullable(Type.String()),
  kycRequired: Type.Boolean(),
  /** Why an order on hold waits, and what its holder may choose. */
  holdReason: Nullable(Type.String()),
  choices: Type.Array(Type.String({ description: 'exchange or refund.' })),
  confirmationsNeeded: Type.Integer(),
  deposits: Type.Array(DepositOut),
  events: Type.Array(TransactionEvent),
  serverTime: Type.Integer(),
})
export type TransactionOut = Static<typeof TransactionOut>

export const TransactionReply = Type.Object({ transaction: TransactionOut })
export type TransactionReply = Static<typeof TransactionReply>

/** The caller's own orders (TRACK-05, TRACK-06). `payouts` is the source's word for them. */
export const TransactionsQuery = Type.Object(
  {
    page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$', description: 'From 1.' })),
  },
  { additionalProperties: false },
)
export type TransactionsQuery = Static<typeof TransactionsQuery>
export const TransactionsReply = Type.Object({
  payouts: Type.Array(TransactionOut),
  pagesCount: Type.Integer(),
})
export type TransactionsReply = Static<typeof TransactionsReply>

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
    choice: Type.Optional(Type.Union([Type.Literal('exchange'), Type.Literal('refund')])),
    holderSecret: OptionalText(100),
  },
  { additionalProperties: false },
)
export type UpdateTransactionRequest = Static<typeof UpdateTransactionRequest>

export const CheckAddressRequest = Type.Object(
  {
    currency: Ticker,
    address: Type.String({ maxLength: 300 }),
    extraId: OptionalText(300),
  },
  { additionalProperties: false },
)
export type CheckAddressRequest = Static<typeof CheckAddressRequest>
export const CheckAddressReply = Type.Object({
  result: Type.Boolean(),
  code: Nullable(Type.String()),
  message: Nullable(Type.String()),
  fits: Type.Array(Type.String(), { description: 'Networks that the address would fit instead.' }),
})
export type CheckAddressReply = Static<typeof CheckAddressReply>

export const BlockchainNamesQuery = Type.Object(
  { from: Ticker, to: Ticker },
  { additionalProperties: false },
)
export const BlockchainNamesReply = Type.Object({
  from: Type.Object({ ticker: Type.String(), chainName: Type.String() }),
  to: Type.Object({ ticker: Type.String(), chainName: Type.String() }),
})
export type BlockchainNamesReply = Static<typeof BlockchainNamesReply>
