import Type, { type Static } from 'typebox'
import { BlockchainNamesQuery, BlockchainNamesReply } from './addresses.ts'
import { call } from './call.ts'
import { pairFailures } from './failure-groups.ts'
import { Ticker } from './fields.ts'
import { PlannedMaintenanceOut } from './planned-maintenance.ts'

export const CurrencyOut = Type.Object({
  ticker: Type.String(),
  name: Type.String(),
  fullName: Type.String(),
  code: Type.String(),
  protocol: Type.String(),
  isFiat: Type.Boolean(),
  isWebEnabled: Type.Boolean(),
  isWebFromEnabled: Type.Boolean(),
  isWebToEnabled: Type.Boolean(),
  isWebFixedEnabled: Type.Boolean(),
  popularFrom: Type.Boolean(),
  popularTo: Type.Boolean(),
  popularFiat: Type.Boolean(),
  extras: Type.Object({ accountMode: Type.Optional(Type.String()) }),
  /** Beyond the source's entity: what a page needs to speak of the coin truly. */
  network: Type.String({ description: 'Name of its network: "Ethereum".' }),
  networkBadge: Type.String({ description: 'Short badge of its network: "ERC-20".' }),
  addressFamily: Type.String(),
  decimals: Type.Integer(),
  contractAddress: Type.Union([Type.String(), Type.Null()]),
  standsFor: Type.Union([Type.String(), Type.Null()], {
    description:
      'Code of the coin that a token represents: its own if it is bridged, another coin’s if it is wrapped.',
  }),
  confirmations: Type.Integer(),
  extraIdName: Type.Union([Type.String(), Type.Null()]),
  explorerTransaction: Type.String({ description: '`{id}` is replaced by the transaction ID.' }),
  explorerAddress: Type.String({ description: '`{address}` is replaced by the address.' }),
})
export type CurrencyOut = Static<typeof CurrencyOut>

export const CurrenciesReply = Type.Array(CurrencyOut)

export const LanguageOut = Type.Object({ lang: Type.String(), name: Type.String() })
export const LanguagesReply = Type.Array(LanguageOut)
export const TranslationReply = Type.Object({
  lang: Type.String(),
  code: Type.String(),
  name: Type.String(),
  messages: Type.Record(Type.String(), Type.String()),
})
export const CountryReply = Type.Object({
  result: Type.Object({ country: Type.String(), state: Type.Union([Type.String(), Type.Null()]) }),
})
export type CountryReply = Static<typeof CountryReply>

export const AlertMessagesReply = Type.Object({
  result: Type.Array(
    Type.Object({
      id: Type.String(),
      message: Type.String(),
      routes: Type.String({
        description: 'Comma-separated route patterns, optionally with #section.',
      }),
      currency: Type.Optional(Type.String()),
      maintenance: Type.Optional(PlannedMaintenanceOut),
    }),
  ),
})
export type AlertMessagesReply = Static<typeof AlertMessagesReply>

export const MarketOut = Type.Object({
  ticker: Type.String(),
  name: Type.String(),
  priceUsd: Type.String(),
  change24hPercent: Type.Union([Type.String(), Type.Null()], {
    description: 'Signed, two decimals, truncated. Null if there was no price a day ago.',
  }),
  sparkline: Type.Array(Type.String(), {
    description: 'Prices of the last 24 hours, oldest first.',
  }),
})
export const MarketsReply = Type.Array(MarketOut)
export type MarketsReply = Static<typeof MarketsReply>

/** One price a coin and a money, to say what an amount is worth; nothing is dealt on it. */
export const PricesReply = Type.Object({
  takenAt: Type.String({ format: 'date-time' }),
  prices: Type.Record(Type.String(), Type.String(), {
    description: 'US dollars for one coin or one unit of a fiat currency, by ticker.',
  }),
})
export type PricesReply = Static<typeof PricesReply>

export const GlobalMarketReply = Type.Object({
  currencies: Type.Integer(),
  networks: Type.Integer(),
  btcPriceUsd: Type.String(),
  ordersFinished24h: Type.Integer(),
  medianSwapSeconds: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Median time from deposit detected to payout confirmed over the last day. Null if no order was finished.',
  }),
  lowestServiceFeePercent: Type.String(),
  takenAt: Type.String({ format: 'date-time' }),
})
export type GlobalMarketReply = Static<typeof GlobalMarketReply>

export const HistoryQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ pattern: '^\\d{1,13}$', description: 'Unix seconds.' })),
    to: Type.Optional(Type.String({ pattern: '^\\d{1,13}$', description: 'Unix seconds.' })),
  },
  { additionalProperties: false },
)
export type HistoryQuery = Static<typeof HistoryQuery>
export const HistoryReply = Type.Object({
  from: Type.String(),
  to: Type.String(),
  points: Type.Array(
    Type.Object({ time: Type.Integer({ description: 'Unix seconds.' }), rate: Type.String() }),
  ),
})
export type HistoryReply = Static<typeof HistoryReply>

const MINUTE_SECONDS = 60

/** Languages, coins and markets: what is the same for everybody (REF-01). */
export const referenceCalls = {
  languages: call({
    method: 'GET',
    path: '/locale/all',
    summary: 'Languages the site is available in.',
    access: 'public',
    reply: LanguagesReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
  country: call({
    method: 'GET',
    path: '/locale/country',
    summary:
      'The caller’s country, from the operator’s proxy or an IP address database. Empty if unknown.',
    access: 'visitor',
    reply: CountryReply,
  }),
  translation: call({
    method: 'GET',
    path: '/locale/{lang}',
    summary: 'All messages of one language.',
    access: 'public',
    failures: ['language_unknown'],
    reply: TranslationReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
  alertMessages: call({
    method: 'GET',
    path: '/alert-messages',
    summary: 'Announcements the operator currently shows on pages.',
    access: 'public',
    reply: AlertMessagesReply,
    cacheSeconds: 5,
  }),
  currencies: call({
    method: 'GET',
    path: '/currencies',
    summary: 'All coins, enabled or not.',
    access: 'public',
    reply: CurrenciesReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
  currency: call({
    method: 'GET',
    path: '/currencies/{ticker}',
    summary: 'One coin.',
    access: 'public',
    failures: ['currency_not_found'],
    reply: CurrencyOut,
    cacheSeconds: MINUTE_SECONDS,
  }),
  coinWallets: call({
    method: 'GET',
    path: '/coins/wallets',
    summary: 'Well-known wallets that can receive a coin on its network.',
    access: 'public',
    query: Type.Object({ currency: Ticker }, { additionalProperties: false }),
    failures: ['currency_not_found'],
    reply: Type.Object({
      result: Type.Array(
        Type.Object({
          name: Type.String(),
          url: Type.String({ format: 'uri' }),
          kind: Type.Union([Type.Literal('hardware'), Type.Literal('software')]),
        }),
        { description: 'No recommendation. Empty where none is known.' },
      ),
    }),
    cacheSeconds: MINUTE_SECONDS,
  }),
  blockchainNames: call({
    method: 'GET',
    path: '/blockchain-names',
    summary: 'Names of the networks of two coins.',
    access: 'public',
    query: BlockchainNamesQuery,
    failures: ['currency_unknown'],
    reply: BlockchainNamesReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
  markets: call({
    method: 'GET',
    path: '/coins/markets',
    summary: 'Prices with their 24-hour change and history.',
    access: 'public',
    reply: MarketsReply,
    cacheSeconds: 5,
  }),
  prices: call({
    method: 'GET',
    path: '/coins/prices',
    summary:
      'Values of coins and fiat currencies in US dollars. Unavailable while prices are out of date.',
    access: 'public',
    failures: ['price_stale'],
    reply: PricesReply,
    cacheSeconds: 5,
  }),
  globalMarket: call({
    method: 'GET',
    path: '/coins/global',
    summary: 'Summary figures of the market and of this exchange.',
    access: 'public',
    failures: ['price_missing', 'price_stale'],
    reply: GlobalMarketReply,
    cacheSeconds: 5,
  }),
  currencyHistory: call({
    method: 'GET',
    path: '/currency-history/{a}/{b}',
    summary:
      'History of a pair’s mid-market rate. Covers the last day unless from and to are given.',
    access: 'public',
    query: HistoryQuery,
    failures: [...pairFailures, 'range_malformed'],
    reply: HistoryReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
}
