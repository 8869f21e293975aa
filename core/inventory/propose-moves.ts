import type { AssetCode } from '../money/index.ts'
import { BPS_IN_ONE } from '../money/index.ts'
import { type Band, bandStatus } from './band.ts'
import { type PricedAsset, sameWorthRoundedDown, sameWorthRoundedUp } from './worth-usd.ts'

/** What there is of one coin: in the hot wallet beyond what is owed, and at the venue. Smallest units. */
export type Holding = PricedAsset & {
  readonly asset: AssetCode
  readonly hot: bigint
  readonly venue: bigint
  readonly band: Band
  /** Whether the venue deals in it. The settlement coin counts as traded. */
  readonly isTraded: boolean
}

/** One thing an operator may do. `against`: what a trade costs at most or brings at least, of the settlement coin. */
export type Move =
  | {
      readonly kind: 'send_to_venue' | 'withdraw'
      readonly asset: AssetCode
      readonly units: bigint
    }
  | {
      readonly kind: 'buy' | 'sell'
      readonly asset: AssetCode
      readonly units: bigint
      readonly against: bigint
    }

type Stock = { hot: bigint; venue: bigint; readonly of: Holding }

/** A market moves while a person reads a list: trades are reckoned this much worse. */
const MARGIN_BPS = 100n

/**
 * Plain moves, in the order in which they can be done, that bring every coin's hot stock into its band where what
 * there is suffices. No move takes more than is there once those before it are done.
 */
export function proposeMoves(
  holdings: readonly Holding[],
  settlementAsset: AssetCode,
): readonly Move[] {
  const stocks = new Map<AssetCode, Stock>(
    holdings.map((of) => [of.asset, { hot: of.hot, venue: of.venue, of }]),
  )
  const settlement = stocks.get(settlementAsset)
  const moves: Move[] = []
  for (const each of stocks.values()) sendSurplus(each, moves)
  for (const each of stocks.values()) withdraw(each, moves)
  if (settlement === undefined) return moves
  const lacking = [...stocks.values()].filter(
    (each) => each !== settlement && each.of.isTraded && isLow(each),
  )
  const cost = lacking.reduce((sum, each) => sum + costOf(each.of, lackOf(each), settlement.of), 0n)
  raise(
    cost + (isLow(settlement) ? lackOf(settlement) : 0n),
    [...stocks.values()],
    settlement,
    moves,
  )
  withdraw(settlement, moves)
  sendForTrades(cost - settlement.venue, settlement, moves)
  for (const each of lacking) {
    buy(each, settlement, moves)
    withdraw(each, moves)
  }
  return moves
}

function isLow({ hot, of }: Stock): boolean {
  return bandStatus(hot, of.band) === 'low'
}

function lackOf({ hot, of }: Stock): bigint {
  return of.band.target - hot
}

function sendSurplus(each: Stock, moves: Move[]): void {
  const { of } = each
  if (!of.isTraded || bandStatus(each.hot, of.band) !== 'high') return
  const units = each.hot - of.band.target
  each.hot -= units
  each.venue += units
  moves.push({ kind: 'send_to_venue', asset: of.asset, units })
}

function withdraw(each: Stock, moves: Move[]): void {
  if (!isLow(each) || each.venue <= 0n) return
  const units = smallest(lackOf(each), each.venue)
  each.hot += units
  each.venue -= units
  moves.push({ kind: 'withdraw', asset: each.of.asset, units })
}

/** Sells what lies idle at the venue until the settlement coin there covers what is to be paid. */
function raise(cost: bigint, all: readonly Stock[], settlement: Stock, moves: Move[]): void {
  for (const each of all) {
    const missing = cost - settlement.venue
    if (missing <= 0n) return
    // What its own hot wallet lacks was withdrawn already: the rest at the venue is idle.
    if (each === settlement || !each.of.isTraded || each.venue <= 0n) continue
    const enough = sameWorthRoundedUp(worsened(missing), settlement.of, each.of)
    const units = smallest(enough, each.venue)
    const against = bettered(sameWorthRoundedDown(units, each.of, settlement.of))
    if (against <= 0n) continue
    each.venue -= units
    settlement.venue += against
    moves.push({ kind: 'sell', asset: each.of.asset, units, against })
  }
}

/** What trades still lack comes from the hot wallet, but never so much that it would lack itself. */
function sendForTrades(missing: bigint, settlement: Stock, moves: Move[]): void {
  const units = smallest(missing, settlement.hot - settlement.of.band.low)
  if (units <= 0n) return
  settlement.hot -= units
  settlement.venue += units
  moves.push({ kind: 'send_to_venue', asset: settlement.of.asset, units })
}

function buy(each: Stock, settlement: Stock, moves: Move[]): void {
  const { of } = each
  const wanted = lackOf(each)
  const cost = costOf(of, wanted, settlement.of)
  if (settlement.venue <= 0n || wanted <= 0n) return
  const units =
    cost <= settlement.venue
      ? wanted
      : sameWorthRoundedDown(bettered(settlement.venue), settlement.of, of)
  const against = smallest(costOf(of, units, settlement.of), settlement.venue)
  if (units <= 0n) return
  each.venue += units
  settlement.venue -= against
  moves.push({ kind: 'buy', asset: of.asset, units, against })
}

function costOf(of: Holding, units: bigint, settlement: PricedAsset): bigint {
  return worsened(sameWorthRoundedUp(units, of, settlement))
}

function worsened(units: bigint): bigint {
  return (units * BPS_IN_ONE + (BPS_IN_ONE - MARGIN_BPS) - 1n) / (BPS_IN_ONE - MARGIN_BPS)
}

function bettered(units: bigint): bigint {
  return (units * (BPS_IN_ONE - MARGIN_BPS)) / BPS_IN_ONE
}

function smallest(left: bigint, right: bigint): bigint {
  return left < right ? left : right
}
