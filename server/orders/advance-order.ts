import { type Selectable, sql } from 'kysely'
import { joined, type OrdersTable, type Tx } from '../db/index.ts'
import { notifyHolder } from './holders/notify-holder.ts'
import { isHeldByCompliance } from './holds/hold-choices.ts'
import type { OrderNeeds } from './order-needs.ts'
import { lookAfterPromise } from './promises/lapse-promise.ts'
import { recordEvent } from './record-event.ts'
import { type OrderFacts, readOrderFacts } from './settlement/order-facts.ts'
import { planTransfers } from './settlement/plan-transfer.ts'
import { type LookAgain, settleOrder } from './settlement/settle-order.ts'

type Order = Selectable<OrdersTable>
export type AdvanceNeeds = Pick<
  OrderNeeds,
  | 'database'
  | 'catalogue'
  | 'compliance'
  | 'termsOf'
  | 'freshSnapshot'
  | 'clock'
  | 'notifier'
  | 'watch'
  | 'wake'
  | 'tracing'
>

/** A clock that stands still (a play world's may) must not keep a worker at one order. */
const SHORTEST_REST_MILLISECONDS = 50

/**
 * Moves a locked order one step; `facts`: where they were read for many at once. Answers in how many milliseconds to look
 * again; null: when something happens.
 */
export async function advanceOrder(
  tx: Tx,
  needs: AdvanceNeeds,
  order: Order,
  facts?: OrderFacts,
): Promise<LookAgain> {
  const at = new Date(needs.clock.now())
  switch (order.state) {
    case 'new':
      // Its address was watched before it was handed out (pay-in-pool).
      await recordEvent(tx, order, 'watched', { at })
      await notifyHolder(tx, needs.notifier, order, 'waiting')
      return untilUnpaid(needs, order)
    case 'waiting':
      return expireIfUnpaid(tx, needs, order)
    case 'confirming':
      return settleOrder(tx, needs, order, facts ?? (await readFactsOf(tx, order)))
    case 'hold':
      if (order.choice === null && !isHeldByCompliance(order)) {
        return lookAfterPromise(tx, needs, order)
      }
      return settleOrder(tx, needs, order, facts ?? (await readFactsOf(tx, order)))
    case 'exchanging':
      await planTransfers(tx, needs.clock, order)
      await recordEvent(tx, order, 'settled', { at })
      return null
    case 'refunding':
      await planTransfers(tx, needs.clock, order)
      return null
    case 'finished':
    case 'refunded':
    case 'expired':
    case 'failed':
      return takeUpFurtherDeposits(tx, order, at)
    case 'sending':
      return null
  }
}

async function readFactsOf(tx: Tx, order: Order): Promise<OrderFacts> {
  const facts = (await readOrderFacts(tx, [order])).get(order.id)
  if (facts === undefined) throw new Error(`Nothing is decided about an order in ${order.state}`)
  return facts
}

function untilUnpaid(needs: AdvanceNeeds, order: Order): number {
  const left = order.pay_until.getTime() - needs.clock.now()
  return Math.max(SHORTEST_REST_MILLISECONDS, left + 1)
}

async function expireIfUnpaid(tx: Tx, needs: AdvanceNeeds, order: Order): Promise<LookAgain> {
  if (needs.clock.now() <= order.pay_until.getTime()) return untilUnpaid(needs, order)
  await recordEvent(tx, order, 'unpaid_too_long', {
    at: new Date(needs.clock.now()),
  })
  await notifyHolder(tx, needs.notifier, order, 'expired')
  return null
}

/** A deposit can arrive after the order has ended; the network does not read our clock. */
async function takeUpFurtherDeposits(tx: Tx, order: Order, at: Date): Promise<LookAgain> {
  if (!(await hasOpenDeposit(tx, order.id))) return null
  await recordEvent(tx, order, 'deposit_seen', { at })
  return 0
}

const hasOpenDeposit = joined(async (tx: Tx, orderIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('deposit')
    .select('order_id')
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('state', 'in', ['seen', 'confirmed'])
    .where('settlement_id', 'is', null)
    .execute()
  const found = new Set(rows.map(({ order_id }) => order_id))
  return orderIds.map((id) => found.has(id))
})
