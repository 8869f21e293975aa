import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, amount, convertRoundedDown, rate } from '@causeway/core/money'
import type { HedgeOrder, HedgeReport, LiquidityPort } from '@causeway/core/ports'

/** What the venue does with the next orders. */
export type VenueMode =
  | 'fill'
  | 'half'
  | 'refuse'
  /** The order is traded, and its answer lost. */
  | 'answer_lost'
  /** The request never arrives. */
  | 'request_lost'
  | 'down'

export type ScriptedVenue = {
  readonly port: LiquidityPort
  mode: VenueMode
  /** The venue's price of a coin, in per cent of the market's. */
  perCent: bigint
  /** Every order that was traded, in order. */
  readonly traded: HedgeOrder[]
  /** Requests that the venue was sent, whatever came of them. */
  sent: number
  readonly balances: Map<string, bigint>
  /** Trades a request that was lost on its way, late. */
  readonly arriveLate: () => void
  /** Runs after a trade and before its answer. */
  afterTrade: () => Promise<void>
}

const SETTLEMENT = 'usdt20'

type Facts = {
  readonly catalogue: Catalogue
  readonly prices: () => ReadonlyMap<string, bigint>
  readonly reports: Map<string, HedgeReport>
}

/** A venue in memory that trades at the market against usdt20, takes 10 bps in that coin, and does what it is told. */
export function scriptedVenue(
  catalogue: Catalogue,
  prices: () => ReadonlyMap<string, bigint>,
): ScriptedVenue {
  const facts: Facts = { catalogue, prices, reports: new Map() }
  const lost: HedgeOrder[] = []
  const venue: ScriptedVenue = {
    mode: 'fill',
    perCent: 100n,
    traded: [],
    sent: 0,
    balances: new Map(),
    arriveLate: () => {
      venue.mode = 'fill'
      for (const order of lost.splice(0)) execute(venue, facts, order)
    },
    afterTrade: async () => {},
    port: {
      name: 'scripted',
      settlementAsset: SETTLEMENT,
      market: async (asset) => {
        assertUp(venue)
        return { least: amount(asset, 100n), stepUnits: 10n }
      },
      balances: async () => {
        assertUp(venue)
        return new Map(venue.balances)
      },
      trade: async (order) => {
        venue.sent += 1
        assertUp(venue)
        if (venue.mode === 'request_lost') {
          lost.push(order)
          throw new Error('No answer')
        }
        const report = execute(venue, facts, order)
        await venue.afterTrade()
        if (venue.mode === 'answer_lost') throw new Error('No answer')
        return report
      },
      report: async (_, clientOrderId) => {
        assertUp(venue)
        return facts.reports.get(clientOrderId) ?? null
      },
    },
  }
  return venue
}

function assertUp(venue: ScriptedVenue): void {
  if (venue.mode === 'down') throw new Error('The venue is down')
}

function execute(venue: ScriptedVenue, facts: Facts, order: HedgeOrder): HedgeReport {
  const known = facts.reports.get(order.clientOrderId)
  if (known !== undefined) return known
  const { asset } = order.amount
  const price = ((facts.prices().get(asset) ?? 0n) * venue.perCent) / 100n
  const isBuy = order.side === 'buy'
  const isBeyond = isBuy ? price > order.worstPrice : price < order.worstPrice
  const share = venue.mode === 'half' ? 2n : 1n
  const filled = isBeyond || venue.mode === 'refuse' ? 0n : order.amount.units / share
  const against = worthInSettlement(facts, amount(asset, filled), price)
  const fee = amount(SETTLEMENT, against.units / 1000n)
  const report: HedgeReport = {
    clientOrderId: order.clientOrderId,
    state: venue.mode === 'refuse' ? 'refused' : 'ended',
    filled: amount(asset, filled),
    against,
    fee,
  }
  if (filled > 0n) venue.traded.push(order)
  const move = (of: string, by: bigint) =>
    venue.balances.set(of, (venue.balances.get(of) ?? 0n) + by)
  move(asset, isBuy ? filled : -filled)
  move(SETTLEMENT, (isBuy ? -against.units : against.units) - fee.units)
  facts.reports.set(order.clientOrderId, report)
  return report
}

function worthInSettlement({ catalogue, prices }: Facts, sum: Amount, price: bigint): Amount {
  const scaleOf = (asset: string) => 10n ** BigInt(catalogue.find(asset)?.decimals ?? 0)
  return convertRoundedDown(
    sum,
    rate(
      { from: sum.asset, to: SETTLEMENT },
      price * scaleOf(SETTLEMENT),
      (prices().get(SETTLEMENT) ?? 1n) * scaleOf(sum.asset),
    ),
  )
}
