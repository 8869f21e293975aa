import type { CurrencyOut } from '@causeway/api/contract'

type Pair = { readonly from: CurrencyOut; readonly to: CurrencyOut }

const MOST = 9

/** The way back, and pairs of either coin with coins that many choose; each once, and never the pair itself. */
export function relatedPairs(
  currencies: readonly CurrencyOut[],
  { from, to }: Pair,
): readonly Pair[] {
  const coins = currencies.filter(({ isWebEnabled, isFiat }) => isWebEnabled && !isFiat)
  const wanted: readonly Pair[] = [
    { from: to, to: from },
    ...coins.filter(({ popularTo }) => popularTo).map((coin) => ({ from, to: coin })),
    ...coins.filter(({ popularFrom }) => popularFrom).map((coin) => ({ from: coin, to })),
  ]
  const seen = new Set([keyOf({ from, to })])
  const related = wanted.filter((pair) => {
    const isNew = !seen.has(keyOf(pair)) && pair.from.ticker !== pair.to.ticker
    seen.add(keyOf(pair))
    return isNew && pair.from.isWebFromEnabled && pair.to.isWebToEnabled
  })
  return related.slice(0, MOST)
}

function keyOf({ from, to }: Pair): string {
  return `${from.ticker}-${to.ticker}`
}
