import Type, { type Static } from 'typebox'
import { ChangeReply } from '../accounts/user-changes.ts'
import { call } from '../call.ts'
import { addressFailures } from '../failure-groups.ts'
import { Nullable, OptionalText } from '../fields.ts'

const closed = { additionalProperties: false } as const
const DateTime = Type.String({ format: 'date-time' })
const Amount = Type.String({ description: 'Whole coins.' })
const Estimate = Nullable(Type.String({ description: 'Whole coins. Null without prices.' }))

const PayoutCurrencyField = Type.Union([
  Type.Literal('btc'),
  Type.Literal('eth'),
  Type.Literal('usdt20'),
])
const ConversionCurrencyField = Type.Union([Type.Literal('btc'), Type.Literal('eth')])

const perPayout = <T extends Type.TSchema>(schema: T) =>
  Type.Object({ btc: schema, eth: schema, usdt20: schema })

export const PayoutAddressesOut = Type.Object({
  btc: Nullable(Type.String()),
  eth: Nullable(Type.String()),
  usdt20: Nullable(Type.String()),
  isPending: Type.Boolean({
    description: 'Some address was changed less than 24 hours ago and can’t be paid yet.',
  }),
  usableAt: perPayout(
    Nullable(
      Type.String({
        format: 'date-time',
        description: 'From when the changed address is paid. Null: at once, or there is none.',
      }),
    ),
  ),
})
export type PayoutAddressesOut = Static<typeof PayoutAddressesOut>

export const Sum = Type.Object({ currency: Type.String(), amount: Amount })
const perConversion = <T extends Type.TSchema>(schema: T) =>
  Type.Object({ btc: schema, eth: schema })

export const AffiliateStatuses = Type.Object({
  canConvertAllToEth: Type.Boolean(),
  canConvertAllToBtc: Type.Boolean(),
  canPayoutToEth: Type.Boolean(),
  canPayoutToBtc: Type.Boolean(),
  canPayoutToUsdt20: Type.Boolean(),
})
export type AffiliateStatuses = Static<typeof AffiliateStatuses>

export const RunningOperations = Type.Object({
  conversions: Type.Integer(),
  payouts: Type.Integer(),
})
export type RunningOperations = Static<typeof RunningOperations>

export const RevenueSummary = Type.Object({
  c2cTotalBalanceEstimate: perConversion(Estimate),
  f2cBalanceEstimate: Type.Object({ usdt20: Amount }),
  readyToPayout: perPayout(Amount),
  readyToConvert: perConversion(Estimate),
  withdrawAvailable: perPayout(Type.Boolean()),
  minWithdrawAmount: perPayout(
    Type.String({ description: 'Whole coins. Always more than the fee.' }),
  ),
  withdrawFee: perPayout(Amount),
  convertProgressStatus: Type.Union([Type.Literal('idle'), Type.Literal('progress')]),
  convertedAmount: Nullable(Sum),
  payoutAddresses: PayoutAddressesOut,
  balances: Type.Array(Sum, { description: 'Earned by exchanges, by coin, as in the ledger.' }),
  held: Type.Array(Sum, { description: 'Held for a review, by coin.' }),
})
export type RevenueSummary = Static<typeof RevenueSummary>

export const AffiliatePayoutOut = Type.Object({
  id: Type.String(),
  currency: PayoutCurrencyField,
  amount: Amount,
  fee: Amount,
  address: Type.String(),
  status: Type.Enum(['held', 'sending', 'finished', 'refused'], {
    description: 'Held: the shop checks it before it is sent.',
  }),
  isMonthly: Type.Boolean(),
  txId: Nullable(Type.String()),
  createdAt: DateTime,
  endedAt: Nullable(DateTime),
})
export type AffiliatePayoutOut = Static<typeof AffiliatePayoutOut>

export const AffiliateConversionOut = Type.Object({
  id: Type.String(),
  currency: ConversionCurrencyField,
  status: Type.Union([
    Type.Literal('progress'),
    Type.Literal('finished'),
    Type.Literal('cancelled'),
  ]),
  amount: Nullable(Amount),
  createdAt: DateTime,
  endedAt: Nullable(DateTime),
})
export type AffiliateConversionOut = Static<typeof AffiliateConversionOut>

const AddressRequest = Type.Object(
  {
    currency: PayoutCurrencyField,
    address: Type.String({ minLength: 1, maxLength: 200 }),
    password: OptionalText(1024),
    totpCode: OptionalText(64),
  },
  closed,
)

/** Balances of affiliates: read, converted and paid out (EARN-05, EARN-08). */
export const affiliateMoneyCalls = {
  affiliateBalances: call({
    method: 'GET',
    path: '/affiliate/balances',
    summary: 'Balances, what they are worth now, and what can be done with them.',
    access: 'account',
    failures: ['affiliate_missing'],
    reply: Type.Object({ result: RevenueSummary }),
  }),
  affiliateAddresses: call({
    method: 'GET',
    path: '/affiliate/addresses',
    summary: 'Addresses that commissions are paid to.',
    access: 'account',
    reply: Type.Object({ result: PayoutAddressesOut }),
  }),
  affiliateSetAddress: call({
    method: 'POST',
    path: '/affiliate/address',
    summary:
      'Sets the address for a coin. Needs the password and a code. Payouts to a new address start after 24 hours.',
    access: 'account',
    limit: 'auth',
    body: AddressRequest,
    failures: ['affiliate_missing', 'affiliate_not_approved', ...addressFailures],
    reply: Type.Interface([ChangeReply], { payoutAddresses: Type.Optional(PayoutAddressesOut) }),
  }),
  affiliateConvertAll: call({
    method: 'POST',
    path: '/affiliate/convert-all',
    summary: 'Converts everything earned by exchanges to one coin, at the current rate.',
    access: 'account',
    limit: 'create',
    body: Type.Object({ currency: ConversionCurrencyField }, closed),
    failures: [
      'affiliate_missing',
      'affiliate_not_approved',
      'conversion_in_progress',
      'nothing_to_convert',
    ],
    reply: Type.Object({
      result: Type.Object({
        id: Type.String(),
        convertProgressStatus: Type.Literal('progress'),
      }),
    }),
  }),
  affiliatePayout: call({
    method: 'POST',
    path: '/affiliate/payout',
    summary: 'Pays out the whole balance in a coin to the address that was set for it.',
    access: 'account',
    limit: 'create',
    body: Type.Object({ currency: PayoutCurrencyField }, closed),
    failures: [
      'affiliate_missing',
      'affiliate_not_approved',
      'payout_address_missing',
      'payout_address_locked',
      'payout_in_progress',
      'conversion_in_progress',
      'affiliate_debt',
      'payout_below_minimum',
    ],
    reply: Type.Object({ result: Type.Object({ id: Type.String() }) }),
  }),
  affiliatePayouts: call({
    method: 'GET',
    path: '/affiliate/payouts',
    summary: 'Payouts, newest first, 16 a page.',
    access: 'account',
    query: Type.Object(
      {
        offset: Type.Optional(Type.String({ pattern: '^\\d{1,6}$', description: 'Absent: 0.' })),
        limits: Type.Optional(
          Type.String({ pattern: '^([1-9]\\d?|100)$', description: 'Absent: 16.' }),
        ),
      },
      closed,
    ),
    failures: ['affiliate_missing'],
    reply: Type.Object({
      payouts: Type.Array(AffiliatePayoutOut),
      pagesCount: Type.Integer(),
      count: Type.Integer(),
    }),
  }),
  affiliateTransfersStatus: call({
    method: 'GET',
    path: '/affiliate/transfers-status',
    summary: 'What can be converted and paid out now, and what is being done.',
    access: 'account',
    failures: ['affiliate_missing'],
    reply: Type.Object({
      result: Type.Object({
        statuses: AffiliateStatuses,
        runningOperations: RunningOperations,
        convertProgressStatus: Type.Union([Type.Literal('idle'), Type.Literal('progress')]),
      }),
    }),
  }),
}
