import { createHmac } from 'node:crypto'
import { type Asked, type Dialect, json, type Reply, shown } from './dialect.ts'
import { decimal, type PlayBook, type PlayMarket, type PlayOrder } from './play-book.ts'

const keys = { apiKey: 'play-binance-key', secret: 'play binance secret' }
const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
const INTERVALS: Readonly<Record<string, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1h': HOUR_MILLISECONDS,
  '4h': 4 * HOUR_MILLISECONDS,
  '1d': DAY_MILLISECONDS,
}

/** What of Binance's spot REST interface a venue and a source of prices ask (developers.binance.com). */
export const binanceDialect: Dialect = {
  keys,
  takesFeeOfReceived: true,
  isOrder: ({ method, path }) => method === 'POST' && path === '/api/v3/order',
  answer: (book, asked) => {
    if (asked.fault === 'rate_limited') return refusal(-1003, 'Too many requests.', 429)
    const query = new URLSearchParams(asked.method === 'POST' ? asked.body : asked.query)
    switch (`${asked.method} ${asked.path}`) {
      case 'GET /api/v3/exchangeInfo':
        return json({ timezone: 'UTC', symbols: shown(book.markets, asked.fault).map(symbolOut) })
      case 'GET /api/v3/ticker/24hr': {
        const wanted = new Set<unknown>(JSON.parse(query.get('symbols') ?? '[]'))
        const markets = shown(book.markets, asked.fault).filter((each) => wanted.has(idOf(each)))
        return json(markets.map((each) => tickerOut(book, each, asked)))
      }
      case 'GET /api/v3/klines':
        return candles(book, query, asked.now)
      case 'GET /api/v3/account':
        return signed(asked, () => json({ balances: balancesOut(book) }))
      case 'POST /api/v3/order':
        return signed(asked, () => addOrder(book, query))
      case 'GET /api/v3/order':
        return signed(asked, () => findOrder(book, query))
      case 'GET /api/v3/myTrades':
        return signed(asked, () => trades(book, query))
      default:
        return refusal(-1100, `${asked.path} is not played`, 404)
    }
  },
}

function addOrder(book: PlayBook, given: URLSearchParams): Reply {
  const market = book.markets.find((each) => idOf(each) === given.get('symbol'))
  if (market === undefined) return refusal(-1121, 'Invalid symbol.')
  if (given.get('type') !== 'LIMIT' || given.get('timeInForce') !== 'IOC') {
    return refusal(-1116, 'Invalid orderType.')
  }
  const placed = book.place({
    clientOrderId: given.get('newClientOrderId') ?? '',
    market,
    side: given.get('side') === 'SELL' ? 'sell' : 'buy',
    quantity: given.get('quantity') ?? '',
    limit: given.get('price') ?? '',
  })
  if (placed === 'funds') {
    return refusal(-2010, 'Account has insufficient balance for requested action.')
  }
  if (placed === 'least' || placed === 'step') return refusal(-1013, 'Filter failure: LOT_SIZE')
  if (placed === 'cost') return refusal(-1013, 'Filter failure: NOTIONAL')
  if (placed === 'tick') return refusal(-1013, 'Filter failure: PRICE_FILTER')
  return json({ ...orderOut(placed), fills: tradesOf(placed) })
}

function findOrder(book: PlayBook, query: URLSearchParams): Reply {
  const wanted = query.get('origClientOrderId')
  // Of several with one id the newest is told, as the real one does: the same id is taken again once an order ended.
  const order = book.orders().findLast(({ clientOrderId }) => clientOrderId === wanted)
  return order === undefined ? refusal(-2013, 'Order does not exist.') : json(orderOut(order))
}

function trades(book: PlayBook, query: URLSearchParams): Reply {
  const order = book.orders().find(({ id }) => String(id) === query.get('orderId'))
  return json(order === undefined ? [] : tradesOf(order))
}

function orderOut(order: PlayOrder) {
  return {
    symbol: idOf(order.market),
    orderId: order.id,
    clientOrderId: order.clientOrderId,
    price: decimal(order.limit),
    origQty: decimal(order.quantity),
    executedQty: decimal(order.filled),
    cummulativeQuoteQty: decimal(order.cost),
    // An immediate order that was not filled whole ends as EXPIRED.
    status: order.filled === order.quantity ? 'FILLED' : 'EXPIRED',
    timeInForce: 'IOC',
    type: 'LIMIT',
    side: order.side.toUpperCase(),
  }
}

function tradesOf(order: PlayOrder) {
  if (order.filled === 0n) return []
  return [
    {
      symbol: idOf(order.market),
      orderId: order.id,
      qty: decimal(order.filled),
      quoteQty: decimal(order.cost),
      commission: decimal(order.fee),
      commissionAsset: order.feeCurrency,
    },
  ]
}

function balancesOut(book: PlayBook) {
  return [...book.balances()].map(([asset, sum]) => ({
    asset,
    free: decimal(sum),
    locked: '0.00000000',
  }))
}

function tickerOut(book: PlayBook, market: PlayMarket, { fault, now }: Asked) {
  const last = decimal(book.last(market))
  const closeTime = fault === 'stale' ? now - HOUR_MILLISECONDS : now
  return {
    symbol: idOf(market),
    lastPrice: last,
    bidPrice: decimal(book.bid(market)),
    askPrice: decimal(book.ask(market)),
    openPrice: last,
    highPrice: last,
    lowPrice: last,
    volume: '10.00000000',
    quoteVolume: '10.00000000',
    openTime: closeTime - DAY_MILLISECONDS,
    closeTime,
    count: 10,
  }
}

function candles(book: PlayBook, query: URLSearchParams, now: number): Reply {
  const market = book.markets.find((each) => idOf(each) === query.get('symbol'))
  const step = INTERVALS[query.get('interval') ?? '']
  if (market === undefined || step === undefined) return refusal(-1121, 'Invalid symbol.')
  const last = Math.floor(now / step) * step
  const limit = Number(query.get('limit') ?? '500')
  const since = Number(query.get('startTime') ?? last - (limit - 1) * step)
  const first = Math.ceil(since / step) * step
  const count = Math.min(limit, Math.max(0, Math.floor((last - first) / step) + 1))
  const price = book.last(market)
  return json(
    Array.from({ length: count }, (_, index) => {
      const open = decimal((price * BigInt(1000 + (index % 7))) / 1000n)
      const at = first + index * step
      return [at, open, open, open, open, '1.0', at + step - 1, '1.0', 3, '1.0', '1.0', '0']
    }),
  )
}

function symbolOut(market: PlayMarket) {
  return {
    symbol: idOf(market),
    status: 'TRADING',
    baseAsset: market.base,
    baseAssetPrecision: 8,
    quoteAsset: market.quote,
    quotePrecision: 8,
    orderTypes: ['LIMIT', 'MARKET'],
    isSpotTradingAllowed: true,
    isMarginTradingAllowed: false,
    filters: [
      {
        filterType: 'PRICE_FILTER',
        minPrice: market.tick,
        maxPrice: '1000000',
        tickSize: market.tick,
      },
      { filterType: 'LOT_SIZE', minQty: market.least, maxQty: '9000', stepSize: market.step },
      { filterType: 'NOTIONAL', minNotional: market.leastCost, applyMinToMarket: true },
    ],
    permissions: ['SPOT'],
  }
}

/** HMAC-SHA256 of everything before the signature, with the secret. */
function signed(asked: Asked, answer: () => Reply): Reply {
  if (asked.headers['x-mbx-apikey'] !== keys.apiKey)
    return refusal(-2014, 'API-key format invalid.')
  const [text = '', given = ''] = (asked.method === 'POST' ? asked.body : asked.query).split(
    '&signature=',
  )
  const expected = createHmac('sha256', keys.secret).update(text).digest('hex')
  return given === expected ? answer() : refusal(-1022, 'Signature for this request is not valid.')
}

function refusal(code: number, msg: string, status = 400): Reply {
  return json({ code, msg }, status)
}

function idOf({ base, quote }: PlayMarket): string {
  return `${base}${quote}`
}
