import Type, { type Static } from 'typebox'
import { CheckAddressReply, CheckAddressRequest } from '../addresses.ts'
import { call } from '../call.ts'
import { amountFailures, pairFailures, priceFailures } from '../failure-groups.ts'
import { AmountOut, Nullable, Ticker } from '../fields.ts'

export const PartnerCurrencyOut = Type.Object({
  ticker: Type.String(),
  code: Type.String({ description: 'The coin’s ticker without its network.' }),
  name: Type.String(),
  network: Type.String({ description: 'Name of its network: "Ethereum".' }),
  networkBadge: Type.String({ description: 'Short badge of its network: "ERC-20".' }),
  contractAddress: Nullable(Type.String()),
  decimals: Type.Integer(),
  enabledFrom: Type.Boolean({ description: 'Customers can pay with it.' }),
  enabledTo: Type.Boolean({ description: 'Customers can receive it.' }),
  fixedRateEnabled: Type.Boolean(),
  confirmations: Type.Integer({ description: 'Confirmations that a payment needs.' }),
  extraIdName: Nullable(
    Type.String({ description: 'What a memo or tag is called; null if none.' }),
  ),
  explorerTransaction: Type.String({ description: '`{id}` is replaced by the transaction ID.' }),
  explorerAddress: Type.String({ description: '`{address}` is replaced by the address.' }),
})
export type PartnerCurrencyOut = Static<typeof PartnerCurrencyOut>

const AmountInQuery = Type.Optional(
  Type.String({ maxLength: 80, description: 'Whole coins in plain decimal notation.' }),
)

export const PartnerQuoteQuery = Type.Object(
  {
    from: Ticker,
    to: Ticker,
    amountFrom: AmountInQuery,
    amountTo: AmountInQuery,
    commissionBps: Type.Optional(
      Type.String({
        pattern: '^\\d{1,5}$',
        description: 'Your own commission in basis points. Absent: none.',
      }),
    ),
    type: Type.Optional(
      Type.Union([Type.Literal('float'), Type.Literal('fixed')], {
        description: 'Floating rate, the default, or guaranteed rate.',
      }),
    ),
  },
  { additionalProperties: false },
)

export const PartnerQuoteReply = Type.Object({
  type: Type.Union([Type.Literal('float'), Type.Literal('fixed')]),
  from: Type.String(),
  to: Type.String(),
  amountFrom: AmountOut,
  amountTo: Type.String({ description: 'What is paid out, after all fees.' }),
  networkFee: Type.String({ description: 'In the coin paid out; already deducted from amountTo.' }),
  exchangeFee: Type.String({
    description: 'In the coin paid out; already deducted from amountTo.',
  }),
  commission: Type.String({
    description: 'Yours, in the coin paid out; already deducted from amountTo.',
  }),
  rate: Type.String({ description: 'Amount of `to` for one `from`, before fees. Truncated.' }),
  limits: Type.Object({
    minFrom: AmountOut,
    maxFrom: AmountOut,
    minTo: AmountOut,
    maxTo: AmountOut,
  }),
  rateId: Nullable(
    Type.String({ description: 'Create one order with it at this rate. Null at floating rate.' }),
  ),
  expiresAt: Nullable(
    Type.String({ format: 'date-time', description: 'Until when the rateId can be used.' }),
  ),
})
export type PartnerQuoteReply = Static<typeof PartnerQuoteReply>

/** What a partner's program asks before there is an order. */
export const partnerExchangeCalls = {
  partnerCurrencies: call({
    method: 'GET',
    path: '/partner/v1/currencies',
    summary: 'All coins, with what a wallet needs to show them.',
    access: 'partner',
    scope: 'read',
    reply: Type.Object({ currencies: Type.Array(PartnerCurrencyOut) }),
  }),
  partnerQuote: call({
    method: 'GET',
    path: '/partner/v1/quote',
    summary:
      'What an amount gives, for amountFrom or amountTo. A quote with type=fixed is guaranteed for one order with its rateId.',
    access: 'partner',
    scope: 'quote',
    query: PartnerQuoteQuery,
    failures: [
      ...pairFailures,
      ...amountFailures,
      ...priceFailures,
      'amount_above_maximum',
      'amount_below_minimum',
      'amount_not_positive',
      'commission_too_high',
      'new_account_not_offered',
    ],
    reply: PartnerQuoteReply,
  }),
  checkPartnerAddress: call({
    method: 'POST',
    path: '/partner/v1/addresses/check',
    summary: 'Whether we can pay to an address and extra ID on the coin’s network.',
    access: 'partner',
    scope: 'read',
    body: CheckAddressRequest,
    failures: pairFailures,
    reply: CheckAddressReply,
  }),
}
