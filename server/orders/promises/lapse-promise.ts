import { nextPromiseEnd, promiseHasLapsed } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import type { DepositTable, OrdersTable, Tx } from '../../db/index.ts'
import { keepsPromise, readHoldReason } from '../holds/hold-choices.ts'
import type { OrderNeeds } from '../order-needs.ts'
import { noteEvent } from '../record-event.ts'
import { endPromise } from './follow-promise.ts'

type Order = Selectable<OrdersTable>
type Needs = Pick<OrderNeeds, 'clock'>
type Payment = Pick<
  Selectable<DepositTable>,
  'state' | 'units' | 'seen_at' | 'confirmations' | 'needed'
>

/** A clock that stands still (a play world's may) must not keep a worker at one order. */
const SHORTEST_REST_MILLISECONDS = 50

/**
 * Ends the open promise of a locked order that binds nobody any more, and frees what it held. True where it did: the
 * order's row is another one then.
 */
export async function lapsePromise(
  tx: Tx,
  needs: Needs,
  order: Order,
  deposits: readonly Payment[],
): Promise<boolean> {
  if (!order.exposure_held || !hasLapsed(needs, order, deposits)) return false
  await noteEvent(tx, order, 'promise_ended', {
    at: new Date(needs.clock.now()),
    set: await endPromise(tx, order),
  })
  return true
}

/** When an open promise must be looked at, in milliseconds; null where there is none, or no end is ahead. */
export function untilPromiseEnds(needs: Needs, order: Order): number | null {
  if (!order.exposure_held) return null
  const now = needs.clock.now()
  const end = nextPromiseEnd({ now, ...timesOf(order) })
  return Math.max(SHORTEST_REST_MILLISECONDS, (end ?? now) - now + 1)
}

/** Looks after the promise of an order on hold that its holder leaves as it is; answers when to look again. */
export async function lookAfterPromise(tx: Tx, needs: Needs, order: Order): Promise<number | null> {
  if (!order.exposure_held) return null
  const deposits = await tx
    .selectFrom('deposit')
    .select(['state', 'units', 'seen_at', 'confirmations', 'needed'])
    .where('order_id', '=', order.id)
    .where('state', 'in', ['seen', 'confirmed'])
    .where('settlement_id', 'is', null)
    .execute()
  if (await lapsePromise(tx, needs, order, deposits)) return null
  return untilPromiseEnds(needs, order)
}

function hasLapsed(needs: Needs, order: Order, deposits: readonly Payment[]): boolean {
  if (order.state === 'hold' && !keepsPromise(readHoldReason(order.hold_reason))) return true
  const times = timesOf(order)
  return promiseHasLapsed({
    state: order.state,
    now: needs.clock.now(),
    ...times,
    expected: order.expected_from,
    confirmed: sumOf(deposits.filter(isDeep)),
    paidInTime: sumOf(deposits.filter(({ seen_at }) => seen_at.getTime() <= times.payUntil)),
  })
}

function timesOf({ pay_until, confirm_until }: Order) {
  return { payUntil: pay_until.getTime(), confirmUntil: confirm_until.getTime() }
}

/** One that a reorganisation put back among the unconfirmed is booked, but must be deep again before it is paid out. */
export function isDeep({
  state,
  confirmations,
  needed,
}: Pick<Payment, 'state' | 'confirmations' | 'needed'>): boolean {
  return state === 'confirmed' && confirmations >= needed
}

/** The sum of some payments of one coin. */
export function sumOf(deposits: readonly Pick<Payment, 'units'>[]): bigint {
  return deposits.reduce((sum, deposit) => sum + deposit.units, 0n)
}
