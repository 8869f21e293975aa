import type { DueWork } from '@causeway/core/orders'
import type { Step } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import { inLockstep, isDatabaseTrouble, type OrdersTable, type Tx } from '../db/index.ts'
import {
  backOffOrder,
  claimDueOrders,
  claimOrder,
  delayOrder,
  rescheduleOrders,
} from '../order-store/claim-order.ts'
import { type AdvanceNeeds, advanceOrder } from './advance-order.ts'
import { lockOrder } from './record-event.ts'
import { readOrderFacts } from './settlement/order-facts.ts'

type Order = Selectable<OrdersTable>

/** After this many failures in a row an order waits for an operator. */
export const MOST_ATTEMPTS = 20
const LONGEST_BACKOFF_SECONDS = 300
/** Where the database itself failed, no order did: each is tried again soon, and the failure counts for nothing. */
const TROUBLE_BACKOFF_SECONDS = 5
/** Steps that follow each other at once: settled, planned, and one to spare. */
const MOST_STEPS = 3

/** A step that was saved: of which order, from which state, and what it leaves to others. */
type Taken = {
  readonly orderId: string
  readonly state: Order['state']
  readonly step: Step | undefined
}
type Batch = { readonly taken: readonly Taken[]; readonly wakes: ReadonlySet<DueWork> }

/**
 * Takes due orders that nobody else holds, `most` of them, and moves each as far as it goes at once. Steps touch the
 * database only, so claiming, deciding and saving are one transaction for all, and a crash leaves the orders as they were.
 * They go in step, so that what all of them write shares its statements.
 * Where it fails, each order is moved one step by itself, so that one bad order fails alone. Answers how many it took.
 */
export async function advanceDueOrders(needs: AdvanceNeeds, most: number): Promise<number> {
  let claimed: readonly string[] = []
  try {
    const batch = await needs.database.transaction('advance_orders', async (tx) => {
      const orders = await claimDueOrders(tx, most)
      claimed = orders.map(({ id }) => id)
      return advanceAll(tx, needs, orders)
    })
    tell(needs, batch)
  } catch (error) {
    if (claimed.length === 0) throw error
    for (const orderId of claimed) await advanceAlone(needs, orderId)
  }
  return claimed.length
}

async function advanceAll(tx: Tx, needs: AdvanceNeeds, orders: readonly Order[]): Promise<Batch> {
  const taken: Taken[] = []
  const wakes = new Set<DueWork>()
  const rests = new Map<string, number | null>()
  const facts = await readOrderFacts(tx, orders)
  await inLockstep(tx, orders, async (claimed) => {
    let order = claimed
    for (let steps = 1; ; steps += 1) {
      const step = needs.tracing?.begin('order.advance')
      // What a step has changed is read again.
      const known = steps === 1 ? facts.get(order.id) : undefined
      const again = await advanceOrder(tx, needs, order, known)
      taken.push({ orderId: order.id, state: order.state, step })
      rests.set(order.id, again)
      for (const kind of followingWork(order, again)) wakes.add(kind)
      if (again !== 0) break
      if (steps === MOST_STEPS) {
        wakes.add('orders')
        break
      }
      order = await lockOrder(tx, order.id)
    }
  })
  await rescheduleOrders(tx, rests)
  return { taken, wakes }
}

/** What a step of an order in this state may leave to others. */
function followingWork({ state }: Order, again: number | null): readonly DueWork[] {
  switch (state) {
    case 'confirming':
    case 'hold':
      // It moved on: there is nothing to ask about.
      return again === 0 ? [] : ['screenings']
    case 'exchanging':
    case 'refunding':
      return ['transfers']
    default:
      return []
  }
}

function tell(needs: AdvanceNeeds, { taken, wakes }: Batch): void {
  for (const { orderId, state, step } of taken) {
    step?.end({ orderId, facts: { 'order.state': state } })
  }
  for (const orderId of new Set(taken.map((each) => each.orderId))) needs.watch.changed(orderId)
  for (const kind of wakes) needs.wake(kind)
}

/** One step of one order, if it is still due. A failure is counted against it. */
async function advanceAlone(needs: AdvanceNeeds, orderId: string): Promise<void> {
  let order: Order | undefined
  const step = needs.tracing?.begin('order.advance')
  try {
    const batch = await needs.database.transaction('advance_order', async (tx) => {
      order = await claimOrder(tx, orderId)
      if (order === undefined) return null
      const again = await advanceOrder(tx, needs, order)
      await rescheduleOrders(tx, new Map([[orderId, again]]))
      const wakes = new Set(followingWork(order, again))
      if (again === 0) wakes.add('orders')
      return { taken: [{ orderId, state: order.state, step }], wakes }
    })
    if (batch !== null) tell(needs, batch)
  } catch (error) {
    if (order === undefined) throw error
    await backOff(needs, orderId, error)
    needs.watch.changed(orderId)
    step?.end({ orderId, facts: { 'order.state': order.state }, error })
  }
}

async function backOff({ database }: AdvanceNeeds, orderId: string, error: unknown): Promise<void> {
  if (isDatabaseTrouble(error)) {
    await delayOrder(database, orderId, error, TROUBLE_BACKOFF_SECONDS)
    return
  }
  const limits = { mostAttempts: MOST_ATTEMPTS, longestSeconds: LONGEST_BACKOFF_SECONDS }
  await backOffOrder(database, orderId, error, limits)
}
