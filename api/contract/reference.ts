import Type, { type Static } from 'typebox'

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
