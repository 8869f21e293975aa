import type { Clock } from '@causeway/core/ports'
import type { Exchange } from 'ccxt'
import { fetchFromHosts, hostsOf, overrideHosts, withHostname } from './exchange-hosts.ts'
import { fieldOf } from './fields.ts'
import { parseLossless } from './parse-lossless.ts'

/** How an exchange is reached. */
export type ExchangeAccess = {
  /** ccxt's name of it: `kraken`, `binance`, `coinbase`, … */
  readonly id: string
  /** Origin to ask instead of the exchange's own hosts (`http://127.0.0.1:8080`); null for its own. */
  readonly baseUrl: string | null
  /** Null where only public calls are made. */
  readonly keys: { readonly apiKey: string; readonly secret: string } | null
  readonly timeoutMilliseconds: number
  /** Null for what the exchange asks for. */
  readonly millisecondsBetweenCalls: number | null
}

export type OpenExchange = () => Promise<Exchange>

// A market that is delisted makes whole calls fail, and new ones come: what is traded is asked anew each hour.
const MARKETS_KEPT_MILLISECONDS = 3_600_000

/**
 * An exchange through ccxt with its markets known. ccxt is loaded at the first call and no earlier (it takes half a
 * second and 70 MB). Amounts and prices are texts all the way; no request leaves to a host other than the exchange's
 * own or `baseUrl`. A failed opening is tried again at the next call. Throws RangeError where ccxt knows no such
 * exchange.
 */
export function openExchange(access: ExchangeAccess, clock: Clock): OpenExchange {
  let opening: Promise<Exchange> | null = null
  let openedAt = Number.NEGATIVE_INFINITY
  return () => {
    const before = opening
    if (before !== null && Math.abs(clock.now() - openedAt) < MARKETS_KEPT_MILLISECONDS) {
      return before
    }
    openedAt = clock.now()
    const next = open(access).catch((error: unknown) => {
      // One that works is better than none.
      if (opening === next) opening = before
      if (before === null) throw error
      return before
    })
    opening = next
    return before ?? next
  }
}

async function open(access: ExchangeAccess): Promise<Exchange> {
  const { default: ccxt } = await import('ccxt')
  const makers: Readonly<Record<string, unknown>> = { ...ccxt }
  const Maker = Object.hasOwn(makers, access.id) ? makers[access.id] : undefined
  const isListed = ccxt.exchanges.some((id) => id === access.id)
  if (!isListed || !isMaker(Maker)) throw new RangeError(`ccxt knows no exchange ${access.id}`)
  const exchange = new Maker({
    number: String,
    timeout: access.timeoutMilliseconds,
    enableRateLimit: true,
    ...(access.millisecondsBetweenCalls === null
      ? {}
      : { rateLimit: access.millisecondsBetweenCalls }),
    ...(access.keys ?? {}),
    // Nothing that needs a key to list markets.
    options: { defaultType: 'spot', fetchMargins: false },
    has: { fetchCurrencies: false },
  })
  const listing = fieldOf(exchange.options, 'fetchMarkets')
  if (Array.isArray(fieldOf(listing, 'types'))) {
    // Futures stand on hosts of their own, and are not wanted.
    exchange.options.fetchMarkets = { ...exchange.options.fetchMarkets, types: ['spot'] }
  }
  exchange.parseJson = parseLossless
  exchange.nonce = growing(() => exchange.milliseconds())
  const own = withHostname(exchange.urls.api, exchange.hostname ?? '')
  const api = access.baseUrl === null ? own : overrideHosts(own, access.baseUrl)
  exchange.urls = { ...exchange.urls, api }
  exchange.fetchImplementation = fetchFromHosts(hostsOf(api))
  await exchange.loadMarkets()
  return exchange
}

/** Two signed calls in one millisecond must not carry one number: the second would be refused. */
function growing(now: () => number): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, now())
    return last
  }
}

function isMaker(value: unknown): value is new (config: object) => Exchange {
  return typeof value === 'function'
}

/**
 * Whether ccxt threw an error of a kind (`InsufficientFunds`, `InvalidOrder`, …) or of one derived from it. By name:
 * its classes are not at hand where ccxt is loaded late.
 */
export function isErrorOfKind(error: unknown, kind: string): boolean {
  if (!(error instanceof Error)) return false
  for (let made: unknown = error.constructor; typeof made === 'function'; ) {
    if (made.name === kind) return true
    made = Object.getPrototypeOf(made)
  }
  return false
}
