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

/** A coin's sign as a whole SVG; a letter on a disc where there is none. */
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
  const letter = name
    .slice(0, 1)
    .toUpperCase()
    .replace(/[^A-Z0-9]/, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16" fill="#3a6f86"/><text x="16" y="21.5" font-size="16" font-family="Inter" font-weight="600" text-anchor="middle" fill="#fff">${letter}</text></svg>`
}
