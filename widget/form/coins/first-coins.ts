import { buyDefaults, exchangeDefaults, sellDefaults } from './category.ts'
import type { FormCoin } from './form-coin.ts'
import { coinsOffered } from './offered-coins.ts'

const ALWAYS = [exchangeDefaults, buyDefaults, sellDefaults].flatMap(({ from, to }) => [from, to])

/**
 * The coins that a form needs before its list is opened, in the order of the list: its pair, what the categories begin with,
 * the popular ones, and as many of each side as tell whether there is a choice.
 */
export function firstCoins(
  all: readonly FormCoin[],
  pair: { readonly from: string; readonly to: string },
): FormCoin[] {
  const named = new Set([...ALWAYS, pair.from, pair.to])
  const byTicker = new Map(all.map((coin) => [coin.ticker, coin]))
  const choice = new Set(
    (['from', 'to'] as const).flatMap((side) => coinsOffered(byTicker, side).slice(0, 2)),
  )
  return all.filter(
    (coin) =>
      named.has(coin.ticker) ||
      choice.has(coin) ||
      coin.popularFrom ||
      coin.popularTo ||
      coin.popularFiat,
  )
}
