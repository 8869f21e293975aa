import Type, { type Static } from 'typebox'
import { AmountOut, CurrencyCodeOut, Nullable } from './fields.ts'
import { FundsRequestOut } from './names.ts'
import { OffersOut } from './offers.ts'
import { ClaimOut } from './orders/payment-search.ts'

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

/** An unmatched deposit: another coin than the order's, paid to its address. It waits for the operator. */
export const UnmatchedDepositOut = Type.Object({
  txId: Type.String(),
  currency: Type.String(),
  currencyCode: CurrencyCodeOut,
  amount: AmountOut,
  confirmations: Type.Integer(),
  seenAt: Type.String({ format: 'date-time' }),
})

/** What the shop and the order's holder have written to each other about it. */
export const OrderMessageOut = Type.Object({
  id: Type.String(),
  from: Type.Enum(['shop', 'customer']),
  text: Type.String(),
  sentAt: Type.String({ format: 'date-time' }),
})

/** What is peculiar to an order with a provider of fiat (BUY-07). */
export const FiatFactsOut = Type.Object({
  side: Type.Union([Type.Literal('buy'), Type.Literal('sell')]),
  providerName: Type.String(),
  providerSite: Type.String(),
  state: Type.String({
    description:
      'waiting, paid, sending, ended, declined, expired, refunded or charged_back, as reported by the provider.',
  }),
  paymentMethod: Nullable(Type.String()),
  country: Type.String(),
  countryState: Nullable(Type.String()),
  reason: Nullable(
    Type.String({ description: 'Why it was declined, in the provider’s words. Owner only.' }),
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
      description:
        'Amount received minus amount expected, signed. Null before payment or if equal.',
    }),
  ),
  amountTo: Nullable(AmountOut),
  amountRefunded: Nullable(
    Type.String({ description: 'Amount refunded or to be refunded, after the fee.' }),
  ),
  amountRest: Nullable(
    Type.String({
      description:
        'The part of it that was refunded while the rest of the payment was exchanged. Null otherwise.',
    }),
  ),
  refundFee: Nullable(AmountOut),
  payinAddress: Type.String(),
  payinExtraId: Nullable(Type.String()),
  payinExtraIdName: Nullable(Type.String()),
  payoutAddress: Type.String(),
  payoutExtraId: Nullable(Type.String()),
  payoutExtraIdName: Nullable(Type.String()),
  payoutAlias: Nullable(
    Type.String({ description: 'The name that the payout address was resolved from.' }),
  ),
  payoutAliasProvider: Nullable(Type.String()),
  refundAddress: Nullable(Type.String()),
  refundAlias: Nullable(Type.String()),
  refundAliasProvider: Nullable(Type.String()),
  fundsRequest: Nullable(FundsRequestOut),
  fundsProviders: Type.Array(
    Type.String({ description: 'Wallet providers that can currently be sent a payment request.' }),
  ),
  newAccount: Nullable(
    Type.Object({
      name: Type.String({ description: 'The account that the payout creates (EXCH-09).' }),
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
  confirmUntil: Nullable(
    Type.String({
      format: 'date-time',
      description:
        'Deadline of a guaranteed rate: the payment must have all its confirmations by then. Null for a floating rate.',
    }),
  ),
  isRateHeld: Nullable(
    Type.Boolean({
      description: 'True while the guaranteed amount is still available. Null for a floating rate.',
    }),
  ),
  endedAt: Nullable(Type.String({ format: 'date-time' })),
  aprxRate: Type.String(),
  rate: Nullable(Type.String()),
  exchangeFee: Nullable(AmountOut),
  partnerFee: Nullable(
    Type.String({ description: 'Added by the partner whose service made the order. Null: none.' }),
  ),
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
      url: Nullable(Type.String({ description: 'Path of our page that links to the provider.' })),
    }),
  ),
  /** Why an order on hold waits, and what its holder may choose. */
  holdReason: Nullable(Type.String()),
  choices: Type.Array(Type.String({ description: 'exchange, exchange_agreed or refund.' })),
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
  unmatchedDeposits: Type.Array(UnmatchedDepositOut),
  /** Payments that the holder has claimed for the order; empty for everybody else. */
  claims: Type.Array(ClaimOut),
  /** Messages between the shop and the holder, oldest first; empty for everybody else. */
  messages: Type.Array(OrderMessageOut),
  events: Type.Array(TransactionEvent),
  serverTime: Type.Integer(),
})
export type TransactionOut = Static<typeof TransactionOut>

export const TransactionReply = Type.Object({ transaction: TransactionOut })
export type TransactionReply = Static<typeof TransactionReply>
