import type { OrderState } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import type { OrdersTable, Tx } from '../../db/index.ts'
import { moveExposure } from '../../order-store/move-exposure.ts'
import { keepsPromise } from '../holds/hold-choices.ts'
import type { HoldReason } from '../order-types.ts'

/** What of an order its guaranteed promise needs. */
export type PromisedOrder = Pick<
  Selectable<OrdersTable>,
  | 'id'
  | 'kind'
  | 'state'
  | 'asset_to'
  | 'expected_from'
  | 'expected_to'
  | 'gross'
  | 'snapshot_id'
  | 'exposure_held'
>

/** What changes of the order's row. */
export type PromiseChange = {
  readonly exposure_held?: boolean
  readonly client_slot?: null
  readonly address_slot?: null
}

/** Where an order goes: its next state, and on hold what for. */
export type NextStand = { readonly state: OrderState; readonly holdReason: HoldReason | null }

const UNSETTLED: ReadonlySet<OrderState> = new Set(['new', 'waiting', 'confirming'])
const SETTLED: ReadonlySet<OrderState> = new Set(['exchanging', 'sending'])

/**
 * Keeps a guaranteed order's promise as the order moves on. While it is open, its payout counts in open exposure and its
 * client's places are taken: until the guaranteed amount is paid in full, or the rate binds us no more, whatever small
 * payments come meanwhile. An open promise is the only claim to the guaranteed amount (settle-order); one that has
 * ended opens again only where a payout at the guaranteed rate is taken back, even beyond the cap, which is for new
 * promises.
 */
export async function followPromise(
  tx: Tx,
  order: PromisedOrder,
  next: NextStand,
): Promise<PromiseChange> {
  if (order.kind !== 'fixed') return {}
  const mayStand =
    UNSETTLED.has(next.state) || (next.state === 'hold' && keepsPromise(next.holdReason))
  if (order.exposure_held) {
    if (mayStand) return {}
    const isPaidOut = next.state === 'exchanging'
    return endPromise(tx, order, { committed: isPaidOut ? order.expected_to : 0n })
  }
  if (!mayStand || !SETTLED.has(order.state) || !(await wasKept(tx, order))) return {}
  await moveExposure(tx, order.asset_to, { units: order.expected_to, committed: 0n })
  return { exposure_held: true }
}

/** Frees what an open promise of a locked order held. */
export async function endPromise(
  tx: Tx,
  order: PromisedOrder,
  { committed }: { readonly committed: bigint } = { committed: 0n },
): Promise<PromiseChange> {
  await moveExposure(tx, order.asset_to, { units: -order.expected_to, committed })
  return { exposure_held: false, client_slot: null, address_slot: null }
}

/** Whether the settlement that was just undone paid the guaranteed amount: another one had ended the promise. */
async function wasKept(tx: Tx, order: PromisedOrder): Promise<boolean> {
  const last = await tx
    .selectFrom('settlement')
    .select(['kind', 'units_in', 'units_out', 'gross', 'snapshot_id', 'taken_back_at'])
    .where('order_id', '=', order.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    last !== undefined &&
    last.taken_back_at !== null &&
    last.kind === 'payout' &&
    last.units_in === order.expected_from &&
    last.units_out === order.expected_to &&
    last.gross === order.gross &&
    last.snapshot_id === order.snapshot_id
  )
}
