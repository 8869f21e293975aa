import { type Amount, type AssetCode, amount, divideRoundedDown, zero } from '@causeway/core/money'
import { type HedgeMarket, type HedgeOrder, PRICE_DECIMALS } from '@causeway/core/ports'
import {
  changeVenueBalance,
  insertVenueOrder,
  inTransaction,
  layVenueStock,
  playBytes,
  type VenueOrder,
  venueBalances,
  venueOrder,
  type World,
} from '../../world/index.ts'
import { type Fill, fillOrder } from './fill-order.ts'

/** The venue, at one moment: attodollars per whole coin. */
export type Desk = {
  readonly world: World
  readonly settlementAsset: AssetCode
  readonly prices: ReadonlyMap<AssetCode, bigint>
}

const STEP_DECIMALS = 6
const STOCK_WORTH_DOLLARS = 2_000_000n
const SETTLEMENT_WORTH_DOLLARS = 20_000_000n

/** What the venue trades of a coin: whole millionths of it, and no less than the catalogue's smallest order. */
export function marketOf(
  { world, settlementAsset, prices }: Desk,
  asset: AssetCode,
): HedgeMarket | null {
  const currency = world.currencies.get(asset)
  if (currency === undefined || asset === settlementAsset || !prices.has(asset)) return null
  const stepUnits = 10n ** BigInt(Math.max(0, currency.decimals - STEP_DECIMALS))
  const steps = divideRoundedDown(currency.minimumUnits + stepUnits - 1n, stepUnits)
  return { least: amount(asset, steps * stepUnits), stepUnits }
}

/** What lies at the venue. It starts with some millions' worth of every coin. */
export function deskBalances(desk: Desk): ReadonlyMap<AssetCode, bigint> {
  return inTransaction(desk.world, () => {
    layStock(desk)
    return venueBalances(desk.world)
  })
}

/** Trades at once, or says how the same order was traded before. Another order under its id is thrown back. */
export function tradeAtDesk(desk: Desk, order: HedgeOrder): VenueOrder {
  return inTransaction(desk.world, () => {
    layStock(desk)
    const known = venueOrder(desk.world, order.clientOrderId)
    if (known !== null) return sameOrder(known, order)
    const fill = fillFor(desk, order)
    const traded: VenueOrder = {
      ...order,
      ...(fill ?? nothing(desk, order)),
      state: fill === null ? 'refused' : 'ended',
    }
    insertVenueOrder(desk.world, traded)
    for (const change of changesOf(traded)) changeVenueBalance(desk.world, change)
    return traded
  })
}

/** Null where the venue does not take the order at all. */
function fillFor(desk: Desk, order: HedgeOrder): Fill | null {
  const { asset, units } = order.amount
  const market = marketOf(desk, asset)
  const coin = desk.world.currencies.get(asset)
  const settlement = desk.world.currencies.get(desk.settlementAsset)
  const mid = desk.prices.get(asset)
  const price = desk.prices.get(desk.settlementAsset)
  if (!market || !coin || !settlement || mid === undefined || price === undefined) return null
  if (units < market.least.units || units % market.stepUnits !== 0n) return null
  const fill = fillOrder(
    order,
    {
      mid,
      coinDecimals: coin.decimals,
      stepUnits: market.stepUnits,
      settlement: { asset: settlement.ticker, price, decimals: settlement.decimals },
    },
    playBytes(desk.world.seed, 'venue fill', order.clientOrderId),
  )
  const held = venueBalances(desk.world)
  const needed =
    order.side === 'buy'
      ? amount(settlement.ticker, fill.against.units + fill.fee.units)
      : order.amount
  return (held.get(needed.asset) ?? 0n) < needed.units ? null : fill
}

function changesOf({ side, filled, against, fee }: VenueOrder): readonly Amount[] {
  const sign = side === 'buy' ? 1n : -1n
  return [
    amount(filled.asset, sign * filled.units),
    amount(against.asset, -sign * against.units - (fee?.units ?? 0n)),
  ]
}

function nothing({ settlementAsset }: Desk, { amount: { asset } }: HedgeOrder): Fill {
  return { filled: zero(asset), against: zero(settlementAsset), fee: zero(settlementAsset) }
}

function sameOrder(known: VenueOrder, order: HedgeOrder): VenueOrder {
  const isSame =
    known.side === order.side &&
    known.amount.asset === order.amount.asset &&
    known.amount.units === order.amount.units &&
    known.worstPrice === order.worstPrice
  if (!isSame) throw new Error(`Another order has the client order id ${order.clientOrderId}`)
  return known
}

function layStock({ world, settlementAsset, prices }: Desk): void {
  const held = venueBalances(world)
  for (const [asset, price] of prices) {
    const currency = world.currencies.get(asset)
    if (currency === undefined || held.has(asset)) continue
    const dollars = asset === settlementAsset ? SETTLEMENT_WORTH_DOLLARS : STOCK_WORTH_DOLLARS
    const worth = dollars * 10n ** BigInt(PRICE_DECIMALS + currency.decimals)
    layVenueStock(world, amount(asset, divideRoundedDown(worth, price)))
  }
}
