import { createHash, createHmac } from 'node:crypto'
import { type Asked, type Dialect, json, type Reply, shown } from './dialect.ts'
import { decimal, type PlayBook, type PlayMarket, type PlayOrder } from './play-book.ts'

const keys = {
  apiKey: 'play-kraken-key',
  secret: Buffer.from('play kraken secret of thirty-two b').toString('base64'),
}
/** Coins that Kraken names in its own way. */
const NAMES: Readonly<Record<string, string>> = {
  BTC: 'XXBT',
  ETH: 'XETH',
  LTC: 'XLTC',
  XLM: 'XXLM',
  XMR: 'XXMR',
  XRP: 'XXRP',
  DOGE: 'XXDG',
  USD: 'ZUSD',
}

/** What of Kraken's REST interface a venue and a source of prices ask (docs.kraken.com/api). */
export const krakenDialect: Dialect = {
  keys,
  takesFeeOfReceived: false,
  isOrder: ({ path }) => path.endsWith('/AddOrder'),
  answer: (book, asked) => {
    const isPrivate = asked.path.startsWith('/0/private/')
    if (asked.fault === 'rate_limited') {
      return refusal(isPrivate ? 'EAPI:Rate limit exceeded' : 'EGeneral:Too many requests')
    }
    const method = asked.path.split('/').at(-1) ?? ''
    if (!isPrivate) return publicAnswer(book, asked, method)
    const wrong = wrongSignature(asked)
    return wrong === null ? privateAnswer(book, asked, method) : refusal(wrong)
  },
}

function publicAnswer(book: PlayBook, asked: Asked, method: string): Reply {
  const query = new URLSearchParams(asked.query)
  switch (method) {
    case 'AssetPairs':
      return result(
        Object.fromEntries(
          shown(book.markets, asked.fault).map((each) => [idOf(each), pairOut(each)]),
        ),
      )
    case 'Ticker': {
      const wanted = new Set(query.get('pair')?.split(','))
      const markets = shown(book.markets, asked.fault).filter((each) => wanted.has(idOf(each)))
      return result(Object.fromEntries(markets.map((each) => [idOf(each), tickerOut(book, each)])))
    }
    case 'OHLC': {
      const market = book.markets.find((each) => idOf(each) === query.get('pair'))
      if (market === undefined) return refusal('EQuery:Unknown asset pair')
      return result({ [idOf(market)]: candles(book, market, query, asked.now), last: 0 })
    }
    default:
      return refusal('EGeneral:Unknown method')
  }
}

function privateAnswer(book: PlayBook, asked: Asked, method: string): Reply {
  const given = new URLSearchParams(asked.body)
  const found = () =>
    Object.fromEntries(
      book
        .orders()
        .filter(({ clientOrderId }) => clientOrderId === given.get('cl_ord_id'))
        .map((order) => [txIdOf(order), orderOut(order)]),
    )
  switch (method) {
    case 'BalanceEx':
      return result(
        Object.fromEntries(
          [...book.balances()].map(([currency, sum]) => [
            NAMES[currency] ?? currency,
            { balance: decimal(sum, 10), hold_trade: '0.0000000000' },
          ]),
        ),
      )
    case 'AddOrder':
      return addOrder(book, given)
    case 'OpenOrders':
      return result({ open: {} })
    case 'ClosedOrders':
      return result({ closed: found(), count: Object.keys(found()).length })
    default:
      return refusal('EGeneral:Unknown method')
  }
}

function addOrder(book: PlayBook, given: URLSearchParams): Reply {
  const market = book.markets.find((each) => idOf(each) === given.get('pair'))
  if (market === undefined) return refusal('EQuery:Unknown asset pair')
  if (given.get('ordertype') !== 'limit' || given.get('timeinforce') !== 'IOC') {
    return refusal('EGeneral:Invalid arguments:ordertype')
  }
  const placed = book.place({
    clientOrderId: given.get('cl_ord_id') ?? '',
    market,
    side: given.get('type') === 'sell' ? 'sell' : 'buy',
    quantity: given.get('volume') ?? '',
    limit: given.get('price') ?? '',
  })
  if (placed === 'funds') return refusal('EOrder:Insufficient funds')
  if (placed === 'least' || placed === 'cost') return refusal('EOrder:Order minimum not met')
  if (typeof placed === 'string') return refusal('EGeneral:Invalid arguments:volume')
  return result({ descr: { order: 'play' }, txid: [txIdOf(placed)] })
}

function orderOut(order: PlayOrder) {
  const isWhole = order.filled === order.quantity
  return {
    cl_ord_id: order.clientOrderId,
    // An immediate order that was not filled whole ends as canceled.
    status: isWhole ? 'closed' : 'canceled',
    reason: isWhole ? null : 'IOC',
    descr: { pair: idOf(order.market), type: order.side, ordertype: 'limit' },
    vol: decimal(order.quantity),
    vol_exec: decimal(order.filled),
    cost: decimal(order.cost, 10),
    fee: decimal(order.fee, 10),
    oflags: 'fciq',
  }
}

function candles(book: PlayBook, market: PlayMarket, query: URLSearchParams, now: number) {
  const minutes = Number(query.get('interval') ?? '1')
  const step = minutes * 60
  const last = Math.floor(now / 1000 / step) * step
  const since = Math.max(Number(query.get('since') ?? '0'), last - 719 * step)
  const first = Math.ceil((since + 1) / step) * step
  const price = book.last(market)
  return Array.from({ length: Math.max(0, (last - first) / step + 1) }, (_, index) => {
    const open = decimal((price * BigInt(1000 + (index % 7))) / 1000n, 5)
    return [first + index * step, open, open, open, open, open, '1.00000000', 3]
  })
}

function pairOut(market: PlayMarket) {
  return {
    altname: `${market.base}${market.quote}`,
    wsname: `${market.base}/${market.quote}`,
    aclass_base: 'currency',
    base: NAMES[market.base] ?? market.base,
    aclass_quote: 'currency',
    quote: NAMES[market.quote] ?? market.quote,
    lot: 'unit',
    pair_decimals: placesOf(market.tick),
    cost_decimals: 5,
    lot_decimals: placesOf(market.step),
    lot_multiplier: 1,
    leverage_buy: [],
    leverage_sell: [],
    fees: [[0, 0.2]],
    fees_maker: [[0, 0.1]],
    fee_volume_currency: 'ZUSD',
    ordermin: market.least,
    costmin: market.leastCost,
    tick_size: market.tick,
    status: 'online',
  }
}

function tickerOut(book: PlayBook, market: PlayMarket) {
  const [ask, bid, last] = [book.ask(market), book.bid(market), book.last(market)].map((each) =>
    decimal(each, 10),
  )
  return {
    a: [ask, '1', '1.000'],
    b: [bid, '1', '1.000'],
    c: [last, '0.01000000'],
    v: ['1.00000000', '2.00000000'],
    p: [last, last],
    t: [1, 2],
    l: [last, last],
    h: [last, last],
    o: last,
  }
}

/** API-Sign: HMAC-SHA512 of path and SHA-256 of nonce and body, with the decoded secret. */
function wrongSignature(asked: Asked): string | null {
  if (asked.headers['api-key'] !== keys.apiKey) return 'EAPI:Invalid key'
  const nonce = new URLSearchParams(asked.body).get('nonce') ?? ''
  const hash = createHash('sha256')
    .update(nonce + asked.body)
    .digest()
  const expected = createHmac('sha512', Buffer.from(keys.secret, 'base64'))
    .update(asked.path)
    .update(hash)
    .digest('base64')
  return asked.headers['api-sign'] === expected ? null : 'EAPI:Invalid signature'
}

function result(value: unknown): Reply {
  return json({ error: [], result: value })
}

function refusal(error: string): Reply {
  return json({ error: [error] })
}

function idOf({ base, quote }: PlayMarket): string {
  return `${NAMES[base] ?? base}${NAMES[quote] ?? quote}`
}

function txIdOf({ id }: PlayOrder): string {
  return `OPLAY-${String(id).padStart(5, '0')}-KRAKEN`
}

function placesOf(step: string): number {
  return step.split('.')[1]?.length ?? 0
}
