import { type AssetCode, divideRoundedDown } from '@causeway/core/money'
import type { Clock, PriceVector, RatesPort } from '@causeway/core/ports'
import type { Exchange } from 'ccxt'
import { fieldOf, NonsenseAnswer, type OpenExchange } from '../../exchanges/index.ts'
import { noBreakers, saidBy } from '../said-by.ts'
import { marketOf, priceMarkets } from './price-markets.ts'
import { readCandles } from './read-candles.ts'
import { tickerPrice, tickerTime } from './ticker-price.ts'

const ONE_DOLLAR = 10n ** 18n

export type CcxtRatesNeeds = {
  /** ccxt's name of the exchange, which is the source's too. */
  readonly name: string
  readonly exchange: OpenExchange
  readonly clock: Clock
  /** What the exchange calls each coin: `BTC` for btc, `USDT` for usdt20. Several coins may have one name. */
  readonly currencies: ReadonlyMap<AssetCode, string>
  /** Attodollars of a stable coin (`USDT`, `USDC`) where this exchange does not trade it for dollars; null: unknown. */
  readonly dollarPrice: (currency: string) => bigint | null
}

/**
 * The prices of one exchange: the middle of bid and ask, exactly as its text says. A coin that it does not trade, or
 * not with a usable spread, is not in the vector. Throws where the exchange does not answer or talks nonsense.
 */
export function createCcxtRates(needs: CcxtRatesNeeds): RatesPort {
  let problem: string | null = null
  let last: PriceVector | null = null
  let turn: Promise<unknown> = Promise.resolve()
  // Calls queue inside ccxt by the exchange's limits: of charts at most one at a time stands before a price.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work, work)
    turn = next.catch(() => undefined)
    return next
  }
  return {
    name: needs.name,
    latest: async () => {
      try {
        const vector = await readVector(needs)
        problem = null
        last = vector
        return vector
      } catch (error) {
        problem = wordsOf(error)
        throw error
      }
    },
    history: async (asset, range) => {
      const currency = needs.currencies.get(asset)
      if (currency === undefined) return []
      const exchange = await needs.exchange()
      const market = marketOf(exchange, currency)
      if (market === null) return []
      const points = await inTurn(() => readCandles(exchange, market.symbol, range))
      // A chart is to look at: its stable coin counts at what it is worth now.
      const quote = quotePrice(needs, market.quote, new Map())
      return points.map(({ at, price }) => ({ at, price: toDollars(price, quote ?? ONE_DOLLAR) }))
    },
    sources: () => [{ name: needs.name, problem, ...saidBy(last) }],
    ...noBreakers,
  }
}

async function readVector(needs: CcxtRatesNeeds): Promise<PriceVector> {
  const exchange = await needs.exchange()
  // Before the question: a price may be as old as the answer took.
  const takenAt = needs.clock.now()
  const markets = priceMarkets(exchange, needs.currencies)
  const tickers = await readTickers(exchange, [...markets.values()])
  const prices = new Map<AssetCode, bigint>()
  const pricedAt = new Map<AssetCode, number>()
  for (const [asset, { symbol, quote }] of markets) {
    const ticker = tickers.get(symbol)
    const price = ticker === undefined ? null : tickerPrice(ticker)
    const inDollars = quotePrice(needs, quote, tickers)
    if (price === null || inDollars === null) continue
    const time = tickerTime(ticker)
    if (time !== null) pricedAt.set(asset, time)
    prices.set(asset, toDollars(price, inDollars))
  }
  if (prices.size === 0) throw new NonsenseAnswer(`${needs.name} prices none of our coins`)
  return { takenAt, prices, paused: new Map(), pricedAt }
}

async function readTickers(
  exchange: Exchange,
  markets: readonly { readonly symbol: string; readonly quote: string }[],
): Promise<ReadonlyMap<string, unknown>> {
  const quotes = new Set(markets.map(({ quote }) => `${quote}/USD`))
  const symbols = new Set(markets.map(({ symbol }) => symbol))
  for (const symbol of quotes) {
    if (Object.hasOwn(exchange.markets ?? {}, symbol)) symbols.add(symbol)
  }
  if (symbols.size === 0) return new Map()
  const answer: unknown = await exchange.fetchTickers([...symbols])
  return new Map(
    [...symbols].flatMap((symbol) => {
      const ticker = fieldOf(answer, symbol)
      return ticker === undefined ? [] : [[symbol, ticker] as const]
    }),
  )
}

/** Attodollars of one whole quote coin; null where nobody says. */
function quotePrice(
  needs: CcxtRatesNeeds,
  quote: string,
  tickers: ReadonlyMap<string, unknown>,
): bigint | null {
  if (quote === 'USD') return ONE_DOLLAR
  const own = tickers.get(`${quote}/USD`)
  return (own === undefined ? null : tickerPrice(own)) ?? needs.dollarPrice(quote)
}

function toDollars(price: bigint, quote: bigint): bigint {
  return divideRoundedDown(price * quote, ONE_DOLLAR)
}

/** What went wrong in a line: an exchange's own page of HTML is no news. */
function wordsOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.replace(/\s+/g, ' ').slice(0, 200)
}
