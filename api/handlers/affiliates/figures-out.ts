import { formatUnits } from '@causeway/core/money'
import type { AffiliateTool, OrderSums, ReferredOrder } from '@causeway/server/affiliates'
import type { ReferredOrderOut, SourceStatsOut, TimelineOut } from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'

const ATTO_IN_CENT = 10n ** 16n
const DAY_MILLISECONDS = 86_400_000

/** Attodollars as dollars with two decimals, rounded towards zero. */
export function usdOut(attodollars: bigint): string {
  const cents = attodollars / ATTO_IN_CENT
  const text = formatUnits(cents < 0n ? -cents : cents, 2)
  const [whole = '0', fraction = ''] = text.split('.')
  return `${cents < 0n ? '-' : ''}${whole}.${fraction.padEnd(2, '0')}`
}

/** Sums as the wire has them. */
export function sumsOut({ clicks, earned, orders, turnover }: OrderSums) {
  return {
    clicks: Number(clicks),
    orders: Number(orders),
    turnover: usdOut(turnover),
    earnings: usdOut(earned),
  }
}

/** All of them together. */
export function addSums(all: readonly OrderSums[]): OrderSums {
  return all.reduce<OrderSums>(
    (sum, each) => ({
      clicks: sum.clicks + each.clicks,
      orders: sum.orders + each.orders,
      turnover: sum.turnover + each.turnover,
      earned: sum.earned + each.earned,
    }),
    { clicks: 0n, orders: 0n, turnover: 0n, earned: 0n },
  )
}

/** One time of a timeline. */
export function timelineOut({ from, ...sums }: OrderSums & { readonly from: string }): TimelineOut {
  return { date: from, ...sumsOut(sums) }
}

/** One source, with the name of its tool. */
export function sourceOut(
  { toolId, ...sums }: OrderSums & { readonly toolId: string },
  tools: readonly AffiliateTool[],
): SourceStatsOut {
  const name = tools.find(({ id }) => id === toolId)?.name ?? null
  return { source: sourceName(toolId), name, ...sumsOut(sums) }
}

/** A referred order: of its customer nothing is told. */
export function referredOut(order: ReferredOrder, { units }: Wording): ReferredOrderOut {
  return {
    createdAt: order.at.toISOString(),
    type: order.kind,
    currencyFrom: order.from.asset,
    amountFrom: units(order.from),
    currencyTo: order.to,
    commission: units(order.commission),
    commissionCurrency: order.commission.asset,
    status: order.state,
    source: sourceName(order.toolId),
  }
}

function sourceName(toolId: string): string {
  return toolId === '' ? 'own' : toolId
}

type Days = { readonly from: string; readonly to: string }

/** As many days before some days. */
export function daysBefore({ from, to }: Days): Days {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(first - (last - first) - DAY_MILLISECONDS), to: day(first - DAY_MILLISECONDS) }
}
