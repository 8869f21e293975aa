import { buyDefaults } from './category.ts'
import type { Coins, FormCoin } from './form-coin.ts'

const SHORTEST_SEARCH = 3

/**
 * The national currency that a search among coins to send seems to want (CALC-23): its ticker within one typing mistake,
 * or its full name in part. Null where there is none, or fewer than three characters.
 */
export function suggestFiat(coins: Coins, search: string): FormCoin | null {
  const wanted = search.trim().toLowerCase()
  if (wanted.length < SHORTEST_SEARCH) return null
  const fiats = [...coins.values()].filter((coin) => coin.isFiat)
  const matches = [
    (coin: FormCoin) => coin.ticker === wanted,
    (coin: FormCoin) => coin.fullName.toLowerCase().includes(wanted),
    (coin: FormCoin) => isWithinOneEdit(coin.ticker, wanted),
  ]
  for (const isMatch of matches) {
    const found = fiats.find(isMatch)
    if (found !== undefined) return found
  }
  return null
}

/** Where such a currency can be spent. */
export function buyPath(fiat: FormCoin): string {
  return `/buy?from=${encodeURIComponent(fiat.ticker)}&amount=${buyDefaults.amount}`
}

/** Whether one inserted, dropped or replaced character at most makes one text the other. */
export function isWithinOneEdit(left: string, right: string): boolean {
  if (left === right) return true
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start += 1
  const rests = [
    [left.slice(start + 1), right.slice(start + 1)],
    [left.slice(start + 1), right.slice(start)],
    [left.slice(start), right.slice(start + 1)],
  ]
  return rests.some(([a, b]) => a === b)
}
