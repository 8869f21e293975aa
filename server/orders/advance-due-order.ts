import type { DueWork } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import { isDatabaseTrouble, type OrdersTable, type Tx } from '../db/index.ts'
import {
  backOffOrder,
  claimDueOrder,
  delayOrder,
  rescheduledRow,
  rescheduleOrder,
} from '../order-store/claim-order.ts'
import { notifyHolder } from './holders/notify-holder.ts'
import { isHeldByCompliance } from './holds/hold-choices.ts'
import type { OrderNeeds } from './order-needs.ts'
import { lookAfterPromise } from './promises/lapse-promise.ts'
import { recordEvent } from './record-event.ts'
import { planTransfers } from './settlement/plan-transfer.ts'
import { type LookAgain, settleOrder } from './settlement/settle-order.ts'

type Order = Selectable<OrdersTable>
type Needs = Pick<
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

/** After this many failures in a row an order waits for an operator. */
export const MOST_ATTEMPTS = 20
const LONGEST_BACKOFF_SECONDS = 300
/** Where the database itself failed, no order did: each is tried again soon, and the failure counts for nothing. */
const TROUBLE_BACKOFF_SECONDS = 5
/** A clock that stands still (a play world's may) must not keep a worker at one order. */
const SHORTEST_REST_MILLISECONDS = 50

/**
 * Takes one due order that nobody else holds and moves it one step. A step touches the database only, so claiming,
 * deciding and saving are one transaction and a crash leaves the order as it was. Answers false where nothing is due.
 */
export async function advanceDueOrder(needs: Needs): Promise<boolean> {
  let claimed: string | null = null
  let state: Order['state'] | '' = ''
  let failure: unknown
  const step = needs.tracing?.begin('order.advance')
  let isFollowedBy: readonly DueWork[] = []
  try {
    await needs.database.transaction('advance_order', async (tx) => {
      const order = await claimDueOrder(tx)
      claimed = order?.id ?? null
      if (order === undefined) return
      state = order.state
      isFollowedBy = followingWork(order)
      const again = await advance(tx, needs, order)
      if (again === 'saved') return
      await rescheduleOrder(tx, order.id, again)
    })
  } catch (error) {
    if (claimed === null) throw error
    failure = error
    await backOff(needs, claimed, error)
  }
  if (claimed === null) return false
  step?.end({ orderId: claimed, facts: { 'order.state': state }, error: failure })
  needs.watch.changed(claimed)
  for (const kind of isFollowedBy) needs.wake(kind)
  return true
}

/** What a step of an order in this state may leave to others; whoever took the step looks for orders again anyway. */
function followingWork({ state }: Order): readonly DueWork[] {
  switch (state) {
    case 'confirming':
    case 'hold':
      return ['screenings', 'identifications']
    case 'exchanging':
    case 'refunding':
      return ['transfers']
    default:
      return []
  }
}

/** Answers when to look again, or that it is saved already. */
async function advance(tx: Tx, needs: Needs, order: Order): Promise<LookAgain | 'saved'> {
  const at = new Date(needs.clock.now())
  switch (order.state) {
    case 'new':
      // Its address was watched before it was handed out (pay-in-pool). Every order takes this step, so its rest is
      // saved with it: one round trip less.
      await recordEvent(tx, order, 'watched', {
        at,
        set: rescheduledRow(untilUnpaid(needs, order)),
      })
      await notifyHolder(tx, needs.notifier, order, 'waiting')
      return 'saved'
    case 'waiting':
      return expireIfUnpaid(tx, needs, order)
    case 'confirming':
      return settleOrder(tx, needs, order)
    case 'hold':
      if (order.choice === null && !isHeldByCompliance(order)) {
        return lookAfterPromise(tx, needs, order)
      }
      return settleOrder(tx, needs, order)
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

function untilUnpaid(needs: Needs, order: Order): number {
  const left = order.pay_until.getTime() - needs.clock.now()
  return Math.max(SHORTEST_REST_MILLISECONDS, left + 1)
}

async function expireIfUnpaid(tx: Tx, needs: Needs, order: Order): Promise<LookAgain> {
  if (needs.clock.now() <= order.pay_until.getTime()) return untilUnpaid(needs, order)
  await recordEvent(tx, order, 'unpaid_too_long', {
    at: new Date(needs.clock.now()),
  })
  await notifyHolder(tx, needs.notifier, order, 'expired')
  return null
}

/** A deposit can arrive after the order has ended; the network does not read our clock. */
async function takeUpFurtherDeposits(tx: Tx, order: Order, at: Date): Promise<LookAgain> {
  const open = await tx
    .selectFrom('deposit')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', 'in', ['seen', 'confirmed'])
    .where('settlement_id', 'is', null)
    .executeTakeFirst()
  if (open === undefined) return null
  await recordEvent(tx, order, 'deposit_seen', { at })
  return 0
}

async function backOff(needs: Needs, orderId: string, error: unknown): Promise<void> {
  const { database } = needs
  if (isDatabaseTrouble(error)) {
    await delayOrder(database, orderId, error, TROUBLE_BACKOFF_SECONDS)
    return
  }
  const limits = { mostAttempts: MOST_ATTEMPTS, longestSeconds: LONGEST_BACKOFF_SECONDS }
  await backOffOrder(database, orderId, error, limits)
}
