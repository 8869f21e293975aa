import { fiatReferencePrices } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'

/** Coins that no provider sells, as real ones do not: nobody can tell where they came from. */
export const privateCoins: readonly AssetCode[] = ['xmr', 'zec', 'dash']

/** Coins that everybody knows. */
export const largeCoins: readonly AssetCode[] = [
  'btc',
  'eth',
  'ltc',
  'xrp',
  'bch',
  'bnb',
  'sol',
  'ada',
  'doge',
  'trx',
  'xlm',
  'dot',
  'ton',
  'avax',
]

/** The large coins, and those that stand for a dollar or a euro. */
export const expensiveCoins: readonly AssetCode[] = [
  ...largeCoins,
  'usdt20',
  'usdttrc20',
  'usdtsol',
  'usdtbsc',
  'usdtton',
  'usdc',
  'usdcsol',
  'usdcbase',
  'dai',
  'eurc',
  'pyusd',
]

/** Where no provider of the sandbox deals. */
export const sanctionedCountries: readonly string[] = ['KP', 'IR', 'CU', 'SY']

/** The European Economic Area, the United Kingdom and Switzerland. */
export const europe: readonly string[] = [
  ...[
    'AT',
    'BE',
    'BG',
    'CH',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GB',
    'GR',
    'HR',
    'HU',
  ],
  ...[
    'IE',
    'IS',
    'IT',
    'LI',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
    'NO',
    'PL',
    'PT',
    'RO',
    'SE',
    'SI',
    'SK',
  ],
]

/** What a unit of a state's money is worth in the play world, in US dollars, and how many of them limits count for one. */
export const fiatRates: ReadonlyMap<
  AssetCode,
  { readonly dollars: string; readonly decimals: number; readonly scale: bigint }
> = new Map(
  (
    [
      ['usd', 2, 1n],
      ['eur', 2, 1n],
      ['gbp', 2, 1n],
      ['cad', 2, 1n],
      ['aud', 2, 2n],
      ['jpy', 0, 150n],
      ['chf', 2, 1n],
      ['sek', 2, 10n],
      ['nok', 2, 10n],
      ['dkk', 2, 7n],
      ['pln', 2, 4n],
      ['czk', 2, 25n],
      ['huf', 2, 350n],
      ['ron', 2, 5n],
      ['try', 2, 35n],
      ['brl', 2, 5n],
      ['mxn', 2, 20n],
      ['zar', 2, 20n],
      ['inr', 2, 80n],
      ['krw', 0, 1400n],
    ] as const
  ).map(([ticker, decimals, scale]) => [
    ticker,
    { dollars: fiatReferencePrices.get(ticker) ?? '1', decimals, scale },
  ]),
)
