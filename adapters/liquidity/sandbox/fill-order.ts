import {
  type Amount,
  amount,
  BPS_IN_ONE,
  divideRoundedDown,
  divideRoundedUp,
  takeBpsRoundedUp,
  zero,
} from '@causeway/core/money'
import type { HedgeOrder } from '@causeway/core/ports'

const SPREAD_BPS = 8n
const FEE_BPS = 10n
/** How much further than the spread the price may slip, from 0 up to here. */
const SLIP_LEVELS = 5n
// About one order in six finds only a part of what it wants.
const PARTIAL_OF_256 = 42

/** One coin's market at one moment. Prices are attodollars per whole coin. */
export type MarketMoment = {
  readonly mid: bigint
  readonly coinDecimals: number
  readonly stepUnits: bigint
  readonly settlement: {
    readonly asset: string
    readonly price: bigint
    readonly decimals: number
  }
}

/** What an order gets: `against` changes hands for `filled`, and the venue takes `fee` of the settlement coin. */
export type Fill = { readonly filled: Amount; readonly against: Amount; readonly fee: Amount }

/**
 * Immediate or cancel: what the market gives within the order's worst price. `chance` (three bytes) decides about slip
 * and partial fills. Every rounding is against the order's owner.
 */
export function fillOrder(order: HedgeOrder, market: MarketMoment, chance: Uint8Array): Fill {
  const [slipByte = 0, partialByte = 0, shareByte = 0] = chance
  const { settlement } = market
  const price = priceFor(order.side, market.mid, SPREAD_BPS + (BigInt(slipByte) % SLIP_LEVELS))
  const isWithin = order.side === 'buy' ? price <= order.worstPrice : price >= order.worstPrice
  if (!isWithin) {
    const nothing = zero(settlement.asset)
    return { filled: zero(order.amount.asset), against: nothing, fee: nothing }
  }
  const isPartial = partialByte < PARTIAL_OF_256
  const wanted = isPartial
    ? divideRoundedDown(order.amount.units * BigInt(shareByte), 256n)
    : order.amount.units
  const units = wanted - (wanted % market.stepUnits)
  const worth = units * price * 10n ** BigInt(settlement.decimals)
  const perUnit = settlement.price * 10n ** BigInt(market.coinDecimals)
  const divide = order.side === 'buy' ? divideRoundedUp : divideRoundedDown
  const against = amount(settlement.asset, divide(worth, perUnit))
  return {
    filled: amount(order.amount.asset, units),
    against,
    fee: amount(settlement.asset, takeBpsRoundedUp(against.units, FEE_BPS)),
  }
}

function priceFor(side: HedgeOrder['side'], mid: bigint, bps: bigint): bigint {
  return side === 'buy'
    ? divideRoundedUp(mid * (BPS_IN_ONE + bps), BPS_IN_ONE)
    : divideRoundedDown(mid * (BPS_IN_ONE - bps), BPS_IN_ONE)
}
