import {
  type Amount,
  type AssetCode,
  amount,
  divideRoundedDown,
  divideRoundedUp,
  formatUnits,
} from '@causeway/core/money'
import {
  type HedgeOrder,
  type HedgeReport,
  type LiquidityPort,
  PRICE_DECIMALS,
} from '@causeway/core/ports'
import type { Exchange } from 'ccxt'
import {
  fieldOf,
  isErrorOfKind,
  NonsenseAnswer,
  type OpenExchange,
  unitsRoundedDown,
  unitsRoundedUp,
} from '../../exchanges/index.ts'
import { binanceVenue } from './binance-venue.ts'
import { krakenVenue } from './kraken-venue.ts'
import type { VenueDialect, VenueReport } from './venue-dialect.ts'
import { hedgeMarket, type VenueCoin, type VenueMarket, venueMarket } from './venue-market.ts'
import { venueOrderId } from './venue-order-id.ts'

const ONE_DOLLAR = 10n ** BigInt(PRICE_DECIMALS)

/** The venues that can be traded at: each needs its own client order ids and reports. */
export const ccxtVenues = { binance: binanceVenue, kraken: krakenVenue } as const
export type CcxtVenueName = keyof typeof ccxtVenues

export type CcxtVenueNeeds = {
  readonly name: CcxtVenueName
  /** Opened with keys that may trade; they need no right to withdraw. */
  readonly exchange: OpenExchange
  readonly settlementAsset: AssetCode
  /** Every coin that may be traded, and the settlement coin. Of two coins with one currency the first counts. */
  readonly coins: ReadonlyMap<AssetCode, VenueCoin>
  /** Attodollars per whole settlement coin; null while nobody knows: then nothing is traded. */
  readonly settlementPrice: () => bigint | null
}

/**
 * Trades at an exchange through ccxt: immediate orders with a limit, known by our own ids. Neither exchange keeps an id
 * unique once its order has ended, so an order is looked for before it is placed; two processes must not place one
 * order at the same moment.
 */
export function createCcxtVenue(needs: CcxtVenueNeeds): LiquidityPort {
  const dialect = ccxtVenues[needs.name]
  const settlement = coinOf(needs, needs.settlementAsset)
  const placing = new Map<string, Promise<HedgeReport>>()
  const marketOf = async (asset: AssetCode) => {
    const exchange = await needs.exchange()
    const coin = needs.coins.get(asset)
    if (coin === undefined || asset === needs.settlementAsset) return null
    const market = venueMarket(exchange, coin, settlement.currency)
    return market === null ? null : { exchange, coin, market }
  }
  return {
    name: needs.name,
    settlementAsset: needs.settlementAsset,
    market: async (asset) => {
      const found = await marketOf(asset)
      if (found === null) return null
      const { exchange, coin, market } = found
      const tickers: unknown = await exchange.fetchTickers([market.symbol])
      const bid = fieldOf(fieldOf(tickers, market.symbol), 'bid')
      const price = unitsRoundedDown(bid, PRICE_DECIMALS)
      if (price === 0n) throw new NonsenseAnswer(`${market.symbol} has no price`)
      return hedgeMarket(asset, coin, market, price)
    },
    balances: async () => {
      const free = await dialect.balances(await needs.exchange())
      return new Map(
        [...assetsByCurrency(needs.coins)].map(([currency, asset]) => [
          asset,
          unitsRoundedDown(free.get(currency) ?? '0', coinOf(needs, asset).decimals),
        ]),
      )
    },
    trade: (order) => {
      const running = placing.get(order.clientOrderId)
      if (running !== undefined) return running
      const placed = trade(needs, dialect, order, marketOf).finally(() =>
        placing.delete(order.clientOrderId),
      )
      placing.set(order.clientOrderId, placed)
      return placed
    },
    report: async (asset, clientOrderId) => {
      const found = await marketOf(asset)
      if (found === null) return null
      const report = await dialect.find(
        found.exchange,
        found.market.id,
        venueOrderId(clientOrderId),
      )
      return report === null ? null : reportOut(needs, { asset, clientOrderId }, report)
    },
  }
}

type FoundMarket = {
  readonly exchange: Exchange
  readonly coin: VenueCoin
  readonly market: VenueMarket
}

async function trade(
  needs: CcxtVenueNeeds,
  dialect: VenueDialect,
  order: HedgeOrder,
  marketOf: (asset: AssetCode) => Promise<FoundMarket | null>,
): Promise<HedgeReport> {
  const { clientOrderId, side } = order
  const { asset, units } = order.amount
  const out = (report: VenueReport) => reportOut(needs, { asset, clientOrderId }, report)
  const refused = out({ ...NOTHING, side, state: 'refused' })
  const found = await marketOf(asset)
  if (found === null) return refused
  const { exchange, coin, market } = found
  const orderId = venueOrderId(clientOrderId)
  const known = await dialect.find(exchange, market.id, orderId)
  if (known !== null) return out(known)
  const limit = limitOf(needs, order, market)
  if (limit === null || units % market.stepUnits !== 0n || units < market.leastUnits) return refused
  try {
    const placed = await dialect.place(exchange, {
      marketId: market.id,
      orderId,
      side,
      quantity: formatUnits(units, coin.decimals),
      limit: formatUnits(limit, PRICE_DECIMALS),
    })
    // Taken, but not to be found yet: it may still trade.
    return out(
      placed ??
        (await dialect.find(exchange, market.id, orderId)) ?? { ...NOTHING, side, state: 'open' },
    )
  } catch (error) {
    if (!REFUSALS.some((kind) => isErrorOfKind(error, kind))) throw error
    // Also what a venue says of an id that it has already.
    const there = await dialect.find(exchange, market.id, orderId)
    return there === null ? refused : out(there)
  }
}

/** A venue's plain no. Whatever else it says, or does not say, leaves open what became of the order. */
const REFUSALS = ['InsufficientFunds', 'InvalidOrder', 'BadRequest']
const NOTHING = { filled: '0', cost: '0', fee: null } as const

/** The limit in 1e-18 of the settlement coin, never worse for us than asked; null where there is none. */
function limitOf(needs: CcxtVenueNeeds, order: HedgeOrder, market: VenueMarket): bigint | null {
  const dollars = needs.settlementPrice()
  if (dollars === null || dollars <= 0n || order.worstPrice <= 0n) return null
  const inSettlement = order.worstPrice * ONE_DOLLAR
  const limit =
    order.side === 'buy'
      ? divideRoundedDown(inSettlement, dollars * market.tick) * market.tick
      : divideRoundedUp(inSettlement, dollars * market.tick) * market.tick
  return limit > 0n ? limit : null
}

function reportOut(
  needs: CcxtVenueNeeds,
  order: { readonly asset: AssetCode; readonly clientOrderId: string },
  report: VenueReport,
): HedgeReport {
  const coin = coinOf(needs, order.asset)
  const settlement = coinOf(needs, needs.settlementAsset)
  // A venue counts finer than we do: the fraction is never told in our favour.
  const [countCoin, countPaid] =
    report.side === 'buy' ? [unitsRoundedDown, unitsRoundedUp] : [unitsRoundedUp, unitsRoundedDown]
  return {
    clientOrderId: order.clientOrderId,
    state: report.state,
    filled: amount(order.asset, countCoin(report.filled, coin.decimals)),
    against: amount(needs.settlementAsset, countPaid(report.cost, settlement.decimals)),
    fee: feeOut(needs, report.fee),
  }
}

function feeOut(needs: CcxtVenueNeeds, fee: VenueReport['fee']): Amount | null {
  const asset = fee === null ? undefined : assetsByCurrency(needs.coins).get(fee.currency)
  if (fee === null || asset === undefined) return null
  const units = unitsRoundedUp(fee.sum, coinOf(needs, asset).decimals)
  return units === 0n ? null : amount(asset, units)
}

function assetsByCurrency(coins: CcxtVenueNeeds['coins']): ReadonlyMap<string, AssetCode> {
  // Later entries win in a map: the first of two is put in last.
  return new Map([...coins].toReversed().map(([asset, { currency }]) => [currency, asset]))
}

function coinOf(needs: Pick<CcxtVenueNeeds, 'coins'>, asset: AssetCode): VenueCoin {
  const coin = needs.coins.get(asset)
  if (coin === undefined) throw new RangeError(`${asset} is not a coin of this venue`)
  return coin
}
