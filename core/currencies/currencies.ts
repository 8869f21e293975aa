import type { AssetCode } from '../money/index.ts'
import type { Currency } from './currency.ts'
import { fiatCurrencies } from './fiat-currencies.ts'
import type { ListedCoin } from './listing.ts'
import { listings } from './listings.ts'

/** What most people look for, in the order in which lists begin; the rest follow by ticker. */
const FIRST: readonly AssetCode[] = [
  ...[
    'btc',
    'eth',
    'usdt20',
    'usdc',
    'ltc',
    'xrp',
    'bnb',
    'bch',
    'xmr',
    'doge',
    'trx',
    'zec',
    'xlm',
  ],
  ...[
    'etc',
    'pol',
    'dash',
    'dgb',
    'rvn',
    'eos',
    'sol',
    'ada',
    'ton',
    'avax',
    'usdttrc20',
    'usdtsol',
  ],
  ...['usdtbsc', 'usdcsol', 'dai', 'link', 'dot', 'shib', 'sui', 'near', 'hbar', 'atom', 'xtz'],
]

const listed = listings.flatMap((listing) => listing.coins).sort(inListOrder)

/** Every currency we know, in the order in which lists show them: coins, then money of states. */
export const currencies: readonly Currency[] = [
  ...listed.map(({ currency }) => currency),
  ...fiatCurrencies,
]

/** A coin's rough price: what fee and minimum were reckoned by, and where the sandbox's market begins. */
export type ReferencePrice = {
  /** Dollars in plain decimal notation. */
  readonly dollars: string
  /** Pegged to a currency. */
  readonly isStable: boolean
  /** Coins of one market have one price: the same coin on several networks, and what stands for it. */
  readonly market: string
}

export const referencePrices: ReadonlyMap<AssetCode, ReferencePrice> = new Map(
  listed.map(({ currency, dollars, isStable, market }) => [
    currency.ticker,
    { dollars, isStable, market },
  ]),
)

/**
 * What a token stands for, by ticker: the code of the coin that has a network of its own elsewhere. A bridged coin has its
 * code (`doge` on BNB Smart Chain), a wrapped one another (`btc` of `wbtc`). Coins that stand for themselves are not in it.
 */
export const originals: ReadonlyMap<AssetCode, string> = originalsOf(listed)

function originalsOf(coins: readonly ListedCoin[]): ReadonlyMap<AssetCode, string> {
  const ownNetworks = new Set(
    coins.flatMap(({ currency }) => (currency.contractAddress === null ? [currency.code] : [])),
  )
  return new Map(
    coins
      .filter(
        ({ currency, market }) => currency.contractAddress !== null && ownNetworks.has(market),
      )
      .map(({ currency, market }) => [currency.ticker, market]),
  )
}

function inListOrder(a: ListedCoin, b: ListedCoin): number {
  const place = ({ currency: { ticker } }: ListedCoin) => {
    const index = FIRST.indexOf(ticker)
    return index < 0 ? FIRST.length : index
  }
  return place(a) - place(b) || (a.currency.ticker < b.currency.ticker ? -1 : 1)
}
