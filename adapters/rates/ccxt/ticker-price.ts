import { BPS_IN_ONE } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'
import { fieldOf, unitsRoundedDown } from '../../exchanges/index.ts'

/** Of a market with a wider gap between bid and ask the middle says little. */
const WIDEST_SPREAD_BPS = 300n

/**
 * The middle of bid and ask, or the last price where a venue tells neither, in 1e-18 of the quote coin; null where
 * nobody trades. Throws NonsenseAnswer where a price is no number.
 */
export function tickerPrice(ticker: unknown): bigint | null {
  const [bid, ask, last] = ['bid', 'ask', 'last'].map((name) => units(fieldOf(ticker, name)))
  if (bid == null && ask == null) return last ?? null
  if (bid == null || ask == null || ask < bid) return null
  return (ask - bid) * BPS_IN_ONE > bid * WIDEST_SPREAD_BPS ? null : (bid + ask) / 2n
}

/** When a ticker was seen, as its venue says; null where it says nothing. */
export function tickerTime(ticker: unknown): number | null {
  const at = fieldOf(ticker, 'timestamp')
  return typeof at === 'number' && Number.isSafeInteger(at) ? at : null
}

function units(value: unknown): bigint | null {
  if (value === undefined || value === null) return null
  const found = unitsRoundedDown(value, PRICE_DECIMALS)
  return found > 0n ? found : null
}
