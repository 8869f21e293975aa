import {
  type Catalogue,
  type Currency,
  createCatalogue,
  currencies,
  networks,
} from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import type { AccountNamesPort } from '@causeway/core/ports'
import { defaultFeePolicy } from '@causeway/core/quotes'
import type { EstimateNeeds } from './make-estimate.ts'

const USD = 10n ** 18n
/** When these tests ask. */
export const NOW = Date.UTC(2026, 10, 21, 12)
/** What an account of EOS costs here, in its smallest units. */
export const ACCOUNT_COST = 12_345n

const catalogue = createCatalogue(currencies, networks)
const accounts: AccountNamesPort = {
  cost: () => amount('eos', ACCOUNT_COST),
  isFree: () => Promise.reject(new Error('A price asks no network')),
}

/** Prices in whole US dollars; every coin that is not named costs two. */
export function marketOf(prices: Readonly<Record<string, bigint>> = { btc: 64_000n }) {
  return {
    id: 'market-1',
    takenAt: NOW,
    prices: new Map(catalogue.all.map(({ ticker }) => [ticker, (prices[ticker] ?? 2n) * USD])),
    paused: new Map(),
  }
}

/** What a price needs, without stock limits, where accounts of EOS are made. */
export function quoteNeeds(more: Partial<EstimateNeeds> = {}): EstimateNeeds {
  return {
    accountNames: new Map([['eos', accounts]]),
    catalogue,
    clock: { now: () => NOW },
    policy: defaultFeePolicy,
    freshSnapshot: () => marketOf(),
    stock: { available: () => 10n ** 30n },
    rateKey: new Uint8Array(32).fill(7),
    ...more,
  }
}

/** The catalogue with one coin changed. */
export function catalogueWith(ticker: string, change: Partial<Currency>): Catalogue {
  return createCatalogue(
    currencies.map((coin) => (coin.ticker === ticker ? { ...coin, ...change } : coin)),
    networks,
  )
}
