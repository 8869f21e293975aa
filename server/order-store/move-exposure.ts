import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'

/** Has promises of a coin at a guaranteed rate wait until the transaction ends. */
export async function lockExposure(tx: Tx, asset: string): Promise<void> {
  await tx
    .insertInto('guaranteed_exposure')
    .values({ asset, units: 0n })
    .onConflict((conflict) => conflict.column('asset').doNothing())
    .execute()
  await tx
    .selectFrom('guaranteed_exposure')
    .select('asset')
    .where('asset', '=', asset)
    .forUpdate()
    .execute()
}

/** Moves a coin's open guaranteed exposure, and what ever left stock for payouts or as staff decided, by so many units. */
export async function moveExposure(
  tx: Tx,
  asset: string,
  by: { readonly units: bigint; readonly committed: bigint },
): Promise<void> {
  await tx
    .updateTable('guaranteed_exposure')
    .set({
      units: sql<bigint>`units + ${by.units}`,
      committed: sql<bigint>`committed + ${by.committed}`,
    })
    .where('asset', '=', asset)
    .execute()
}
