import { divideRoundedDown, divideRoundedUp, formatUnits } from '@causeway/core/money'

const DECIMALS = 18
/** Fees are rounded up to six places. */
const FEE_STEP = 10n ** 12n
const ONE = 10n ** BigInt(DECIMALS)

/** One market of a play exchange; sums are decimal text. */
export type PlayMarket = {
  readonly base: string
  readonly quote: string
  /** Middle of the market; bid and ask stand `spreadBps` to either side. */
  readonly price: string
  readonly least: string
  readonly leastCost: string
  readonly step: string
  readonly tick: string
}

export type PlayOrder = {
  readonly id: number
  readonly clientOrderId: string
  readonly market: PlayMarket
  readonly side: 'buy' | 'sell'
  readonly quantity: bigint
  readonly limit: bigint
  readonly filled: bigint
  readonly cost: bigint
  readonly fee: bigint
  readonly feeCurrency: string
}

export type OrderRequest = {
  readonly clientOrderId: string
  readonly market: PlayMarket
  readonly side: 'buy' | 'sell'
  readonly quantity: string
  readonly limit: string
}

/** What a market cannot do with an order. */
export type OrderRefusal = 'step' | 'tick' | 'least' | 'cost' | 'funds'

/** Markets, balances and orders of a play exchange. Sums inside are of 1e-18. */
export type PlayBook = ReturnType<typeof createPlayBook>

/** An exchange with a price a market: immediate orders fill at once at bid or ask, or in part, or not at all. */
export function createPlayBook(options: {
  readonly markets: readonly PlayMarket[]
  readonly balances: Readonly<Record<string, string>>
  readonly spreadBps: bigint
  readonly feeBps: bigint
  /** Whether a buy's fee is taken in the coin bought. */
  readonly takesFeeOfReceived: boolean
}) {
  const prices = new Map(options.markets.map((market) => [keyOf(market), atto(market.price)]))
  const balances = new Map(Object.entries(options.balances).map(([name, sum]) => [name, atto(sum)]))
  const orders: PlayOrder[] = []
  let fillsParts = false
  const priceOf = (market: PlayMarket) => prices.get(keyOf(market)) ?? 0n
  const move = (currency: string, by: bigint) =>
    balances.set(currency, (balances.get(currency) ?? 0n) + by)
  return {
    markets: options.markets,
    orders: (): readonly PlayOrder[] => orders,
    balances: (): ReadonlyMap<string, bigint> => balances,
    setPrice: (base: string, quote: string, price: string) =>
      prices.set(keyOf({ base, quote }), atto(price)),
    multiplyPrices: (by: bigint) => {
      for (const [key, price] of prices) prices.set(key, price * by)
    },
    fillInParts: (isOn: boolean) => {
      fillsParts = isOn
    },
    bid: (market: PlayMarket) =>
      onTick(market, (priceOf(market) * (10_000n - options.spreadBps)) / 10_000n),
    ask: (market: PlayMarket) =>
      onTick(market, (priceOf(market) * (10_000n + options.spreadBps)) / 10_000n),
    last: priceOf,
    place(request: OrderRequest): PlayOrder | OrderRefusal {
      const { market, side } = request
      const broken = brokenRule(request)
      if (broken !== null) return broken
      const price = side === 'buy' ? this.ask(market) : this.bid(market)
      const filled = filledAt(price, request, fillsParts)
      const cost =
        side === 'buy'
          ? divideRoundedUp(filled * price, ONE)
          : divideRoundedDown(filled * price, ONE)
      const feeCurrency = side === 'buy' && options.takesFeeOfReceived ? market.base : market.quote
      const taxed = (feeCurrency === market.base ? filled : cost) * options.feeBps
      const fee = divideRoundedUp(taxed, 10_000n * FEE_STEP) * FEE_STEP
      const [given, needed] = side === 'buy' ? [market.quote, cost] : [market.base, filled]
      const own = feeCurrency === given ? needed + fee : needed
      if ((balances.get(given) ?? 0n) < own) return 'funds'
      move(market.base, side === 'buy' ? filled : -filled)
      move(market.quote, side === 'buy' ? -cost : cost)
      move(feeCurrency, -fee)
      const { clientOrderId } = request
      const asked = { quantity: atto(request.quantity), limit: atto(request.limit) }
      const traded = { filled, cost, fee, feeCurrency }
      const order = { id: orders.length + 1, clientOrderId, market, side, ...asked, ...traded }
      orders.push(order)
      return order
    },
  }
}

function brokenRule({ limit, market, quantity }: OrderRequest): OrderRefusal | null {
  if (atto(quantity) % atto(market.step) !== 0n) return 'step'
  if (atto(limit) % atto(market.tick) !== 0n) return 'tick'
  if (atto(quantity) < atto(market.least)) return 'least'
  return (atto(quantity) * atto(limit)) / ONE < atto(market.leastCost) ? 'cost' : null
}

function filledAt(
  price: bigint,
  { limit, market, quantity, side }: OrderRequest,
  inParts: boolean,
) {
  const isReached = side === 'buy' ? price <= atto(limit) : price >= atto(limit)
  if (!isReached) return 0n
  return inParts ? partOf(atto(quantity), atto(market.step)) : atto(quantity)
}

/** 1e-18 of a decimal text. Throws where it is none. */
export function atto(text: string): bigint {
  if (!/^\d+(\.\d{1,18})?$/.test(text)) throw new RangeError(`${text} is not a decimal`)
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'))
}

/** Decimal text of 1e-18s, cut to so many places, with zeros as exchanges write them. */
export function decimal(units: bigint, places = 8): string {
  const cut = 10n ** BigInt(DECIMALS - places)
  const [whole = '0', fraction = ''] = formatUnits((units / cut) * cut, DECIMALS).split('.')
  return `${whole}.${fraction.padEnd(places, '0')}`
}

function partOf(quantity: bigint, step: bigint): bigint {
  return (quantity / 3n / step) * step
}

function onTick({ tick }: PlayMarket, price: bigint): bigint {
  return (price / atto(tick)) * atto(tick)
}

function keyOf({ base, quote }: { readonly base: string; readonly quote: string }): string {
  return `${base}/${quote}`
}
