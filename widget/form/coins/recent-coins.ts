import type { Coins } from './form-coin.ts'

/** Coins chosen lately, newest first, each kind for itself. */
export type RecentCoins = { readonly crypto: readonly string[]; readonly fiat: readonly string[] }

const KEY = 'recent_currencies'
const MOST_STORED = 20
/** How many of them a list shows (CALC-22). */
export const MOST_RECENT_SHOWN = 10

/** The coins used lately in this browser: only known ones of the right kind, each once (CALC-22). */
export function readRecentCoins(storage: Pick<Storage, 'getItem'>, coins: Coins): RecentCoins {
  const kept = readKept(storage)
  const known = (tickers: readonly string[], isFiat: boolean) =>
    [...new Set(tickers)]
      .filter((ticker) => coins.get(ticker)?.isFiat === isFiat)
      .slice(0, MOST_STORED)
  return { crypto: known(kept.crypto, false), fiat: known(kept.fiat, true) }
}

/** Puts a coin at the head of its list. A browser that keeps nothing is left alone. */
export function rememberCoin(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  coins: Coins,
  ticker: string,
): void {
  const coin = coins.get(ticker)
  if (coin === undefined) return
  const kind = coin.isFiat ? 'fiat' : 'crypto'
  const recent = readRecentCoins(storage, coins)
  const others = recent[kind].filter((each) => each !== ticker)
  const next = { ...recent, [kind]: [ticker, ...others].slice(0, MOST_STORED) }
  try {
    storage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A full or forbidden storage costs only the list.
  }
}

function readKept(storage: Pick<Storage, 'getItem'>): RecentCoins {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return { crypto: [], fiat: [] }
    return {
      crypto: 'crypto' in kept ? texts(kept.crypto) : [],
      fiat: 'fiat' in kept ? texts(kept.fiat) : [],
    }
  } catch {
    return { crypto: [], fiat: [] }
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
