import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Catalogue, Currency } from '@causeway/core/currencies'

const MOST_COINS = 2
const KINDS = ['exchange', 'buy', 'exchange-pairs', 'buy-countries', 'buy-fiat']

/** The coins that a page is about, by its path without language: two at most. */
export function coinsOfPath(path: string, catalogue: Catalogue): readonly Currency[] {
  const [, kind = '', ...parts] = path.split('/')
  if (!KINDS.includes(kind)) return []
  const tickers = kind === 'buy' ? (parts[0] ?? '').split('-') : parts
  return tickers.flatMap((ticker) => catalogue.find(ticker) ?? []).slice(0, MOST_COINS)
}

const DISC =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#3a6f86"/><circle cx="16" cy="16" r="9" fill="none" stroke="#fff" stroke-width="2"/></svg>'

/** A coin's sign as a whole SVG; a plain coin where there is none. */
export function coinSvg({ code }: Pick<Currency, 'code'>): string {
  const name = code.toLowerCase()
  if (/^[a-z0-9]+$/.test(name)) {
    try {
      const require = createRequire(import.meta.url)
      return readFileSync(require.resolve(`cryptocurrency-icons/svg/color/${name}.svg`), 'utf8')
    } catch {
      // Not every coin has a sign.
    }
  }
  // Its letter would need a font that pictures within pictures do not have.
  return DISC
}
