import Type, { type Static } from 'typebox'
import { AmountIn, AmountOut, Ticker, UserMeta } from './fields.ts'
import { FundsRequestOut } from './names.ts'

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
    /** Names that the addresses came from, with who told them (EXCH-03): asked again when the order is made. */
    destinationAlias: OptionalText(255),
    destinationAliasProvider: OptionalText(40),
    refundAlias: OptionalText(255),
    refundAliasProvider: OptionalText(40),
    newAccountKey: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 80,
          description: 'Public key of the EOS account that is to be made and paid (EXCH-09).',
        }),
      ),
    ),
    email: OptionalText(320),
    language: OptionalText(5),
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
  seenAt: Type.String({ format: 'date-time' }),
})

/** Another coin than the order's, paid to its address; it waits for the operator. */
export const StrayOut = Type.Object({
  txId: Type.String(),
  currency: Type.String(),
  amount: AmountOut,
  confirmations: Type.Integer(),
  seenAt: Type.String({ format: 'date-time' }),
})

/** The choices that an order on hold really has, each with its exact amounts. */
export const OffersOut = Type.Object({
  held: AmountOut,
  exchange: Nullable(
    Type.Object({
      offerId: Type.String({ description: 'Accepts the offer: PATCH with choice and offerId.' }),
      amountFrom: AmountOut,
      amountTo: AmountOut,
      rate: Type.String(),
      exchangeFee: AmountOut,
      networkFee: AmountOut,
      validUntil: Type.Integer({ description: 'Milliseconds since 1970.' }),
    }),
  ),
  refund: Nullable(Type.Object({ amountTo: AmountOut, networkFee: AmountOut })),
  refundFee: Type.String({ description: 'What sending back costs, also where it is too dear.' }),
  topUp: Nullable(
    Type.Object({
      amount: AmountOut,
      least: Nullable(AmountOut),
      keepsPromise: Type.Boolean({ description: 'The guaranteed amount is paid after all.' }),
      qrCodeData: Type.String({ description: 'Payment URI of the rest.' }),
    }),
  ),
})
export type OffersOut = Static<typeof OffersOut>

/** What is peculiar to an order with a provider of fiat (BUY-07). */
export const FiatFactsOut = Type.Object({
  side: Type.Union([Type.Literal('buy'), Type.Literal('sell')]),
  providerName: Type.String(),
  providerSite: Type.String(),
  state: Type.String({
    description:
      'waiting, paid, sending, ended, declined, expired, refunded or charged_back, as the provider says.',
  }),
  paymentMethod: Nullable(Type.String()),
  country: Type.String(),
  countryState: Nullable(Type.String()),
  reason: Nullable(
    Type.String({ description: "Why it was declined, in the provider's words; to the holder." }),
  ),
  /** Opens the provider's page again while nothing is paid; to the holder. */
  form: Nullable(
    Type.Object({ action: Type.String(), fields: Type.Record(Type.String(), Type.String()) }),
  ),
})
export type FiatFactsOut = Static<typeof FiatFactsOut>

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
  amountDiffers: Nullable(
    Type.String({
      description: 'What came less what was expected, signed; null before or where equal.',
    }),
  ),
  amountTo: Nullable(AmountOut),
  payinAddress: Type.String(),
  payinExtraId: Nullable(Type.String()),
  payinExtraIdName: Nullable(Type.String()),
  payoutAddress: Type.String(),
  payoutExtraId: Nullable(Type.String()),
  payoutExtraIdName: Nullable(Type.String()),
  payoutAlias: Nullable(
    Type.String({ description: 'The name that the payout address came from.' }),
  ),
  payoutAliasProvider: Nullable(Type.String()),
  refundAddress: Nullable(Type.String()),
  refundAlias: Nullable(Type.String()),
  refundAliasProvider: Nullable(Type.String()),
  fundsRequest: Nullable(FundsRequestOut),
  fundsProviders: Type.Array(
    Type.String({ description: 'Wallet providers that can be asked for the payment now.' }),
  ),
  newAccount: Nullable(
    Type.Object({
      name: Type.String({ description: 'The account that the payout makes (EXCH-09).' }),
      cost: AmountOut,
    }),
  ),
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
  endedAt: Nullable(Type.String({ format: 'date-time' })),
  aprxRate: Type.String(),
  rate: Nullable(Type.String()),
  exchangeFee: Nullable(AmountOut),
  networkFee: Nullable(AmountOut),
  totalFee: Nullable(AmountOut),
  fiatProvider: Nullable(Type.String()),
  fiatProviderId: Nullable(Type.String()),
  fiatProviderRedirect: Nullable(Type.String()),
  /** Of an order with a provider of fiat; null otherwise. */
  fiat: Nullable(FiatFactsOut),
  kycRequired: Type.Boolean(),
  /** For the holder of an order that asks for identification; null otherwise. */
  kyc: Nullable(
    Type.Object({
      status: Type.String({
        description: 'none, started, pending, retry, approved, refused or waived.',
      }),
      url: Nullable(Type.String({ description: 'Path of our page that leads to the provider.' })),
    }),
  ),
  /** Why an order on hold waits, and what its holder may choose. */
  holdReason: Nullable(Type.String()),
  choices: Type.Array(Type.String({ description: 'exchange or refund.' })),
  /** What its holder has chosen and is being carried out. */
  choice: Nullable(Type.String()),
  /** Null without a choice, and for everybody but the holder. */
  offers: Nullable(OffersOut),
  /** Whether mails go out; null for everybody but the holder. The address itself shows to nobody. */
  hasEmail: Nullable(Type.Boolean()),
  confirmationsNeeded: Type.Integer(),
  /** Time between blocks, as the pay-in's network means it; null where blocks are played. */
  payinBlockSeconds: Nullable(Type.Integer()),
  deposits: Type.Array(DepositOut),
  strays: Type.Array(StrayOut),
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
        { description: 'Absent: all. `in-progress` also has the orders on hold.' },
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

/** The secret that came with the order: whoever shows it becomes its holder in this browser, too. */
export const HolderRequest = Type.Object(
  { holderSecret: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
export type HolderRequest = Static<typeof HolderRequest>

/** What a holder keeps to come back to an order from another browser. */
export const RecoveryReply = Type.Object({
  transactionId: Type.String(),
  holderSecret: Type.String(),
})
export type RecoveryReply = Static<typeof RecoveryReply>

/** What its holder thought of a finished order (TRACK-07). */
export const FeedbackRequest = Type.Object(
  {
    transactionId: Type.String({ maxLength: 40 }),
    rate: Type.Integer({ minimum: 1, maximum: 5 }),
    tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 })),
    comment: OptionalText(2000),
    holderSecret: OptionalText(100),
  },
  { additionalProperties: false },
)
export type FeedbackRequest = Static<typeof FeedbackRequest>
export const FeedbackReply = Type.Object({ result: Type.Boolean() })
export type FeedbackReply = Static<typeof FeedbackReply>

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
        description: 'Another name, where the first one was taken meanwhile (EXCH-09).',
      }),
    ),
    choice: Type.Optional(Type.Union([Type.Literal('exchange'), Type.Literal('refund')])),
    /** The offer that is accepted with `exchange`; without one the market at that moment counts. */
    offerId: OptionalText(2000),
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
  warning: Nullable(
    Type.Object({
      code: Type.Literal('address_also_fits'),
      networks: Type.Array(Type.String(), {
        description: 'Other networks that write the same address: it is right, if the wallet is.',
      }),
    }),
  ),
})
export type CheckAddressReply = Static<typeof CheckAddressReply>

/** Whether money may go to an address (EXCH-05). Asked before an order is made, and answered again when it is. */
export const AmlRequest = Type.Object(
  {
    currency: Ticker,
    address: Type.String({ maxLength: 300 }),
    extraId: OptionalText(300),
  },
  { additionalProperties: false },
)
export type AmlRequest = Static<typeof AmlRequest>
export const AmlReply = Type.Object({
  result: Type.Boolean({ description: 'False where the address cannot be used.' }),
  code: Nullable(Type.String({ description: 'address_restricted, or what is malformed.' })),
  message: Nullable(Type.String()),
})
export type AmlReply = Static<typeof AmlReply>

export const BlockchainNamesQuery = Type.Object(
  { from: Ticker, to: Ticker },
  { additionalProperties: false },
)
export const BlockchainNamesReply = Type.Object({
  from: Type.Object({ ticker: Type.String(), chainName: Type.String() }),
  to: Type.Object({ ticker: Type.String(), chainName: Type.String() }),
})
export type BlockchainNamesReply = Static<typeof BlockchainNamesReply>
