import { endedStates, type OrderState } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import type { OrdersTable, Tx } from '../db/index.ts'

/** What of an order its guaranteed promise needs. */
export type PromisedOrder = Pick<
  Selectable<OrdersTable>,
  'kind' | 'state' | 'asset_to' | 'expected_to' | 'exposure_held'
>

type PromiseChange = {
  readonly exposure_held?: boolean
  readonly client_slot?: null
  readonly address_slot?: null
}

/** While an order stands in one of these, its guaranteed rate binds us, and its payout counts in open exposure. */
const BINDING: ReadonlySet<OrderState> = new Set(['new', 'waiting', 'confirming'])
const UNPAID: ReadonlySet<OrderState> = new Set(['new', 'waiting'])

/**
 * Keeps open exposure right as a guaranteed order moves on: what no longer binds is given back, and what binds again (a
 * deposit vanished, a hold was lifted) counts again, even beyond the cap, which is for new promises. An ended order
 * that meets another deposit promises nothing. Answers what changes of the order's row.
 */
export async function followPromise(
  tx: Tx,
  order: PromisedOrder,
  state: OrderState,
): Promise<PromiseChange> {
  if (order.kind !== 'fixed') return {}
  // One that has been paid is a free option no more: its client may hold another.
  const places = UNPAID.has(state) ? {} : { client_slot: null, address_slot: null }
  const binds = BINDING.has(state) && !endedStates.has(order.state)
  if (binds === order.exposure_held) return places
  await moveExposure(tx, order, {
    units: binds ? order.expected_to : -order.expected_to,
    committed: order.exposure_held && state === 'exchanging' ? order.expected_to : 0n,
  })
  return { ...places, exposure_held: binds }
}

async function moveExposure(
  tx: Tx,
  order: PromisedOrder,
  by: { readonly units: bigint; readonly committed: bigint },
): Promise<void> {
  await tx
    .updateTable('guaranteed_exposure')
    .set({
      units: sql<bigint>`units + ${by.units}`,
      committed: sql<bigint>`committed + ${by.committed}`,
    })
    .where('asset', '=', order.asset_to)
    .execute()
}
