import { type Selectable, sql } from 'kysely'
import type { OrdersTable, Tx } from '../db/index.ts'

/** Gives back what a guaranteed order holds of its coin's open exposure; once. Set `exposure_held` false with it. */
export async function releaseExposure(
  tx: Tx,
  order: Pick<Selectable<OrdersTable>, 'asset_to' | 'expected_to' | 'exposure_held'>,
): Promise<void> {
  if (!order.exposure_held) return
  await tx
    .updateTable('guaranteed_exposure')
    .set({ units: sql<bigint>`units - ${order.expected_to}` })
    .where('asset', '=', order.asset_to)
    .execute()
}
