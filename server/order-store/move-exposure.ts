import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'

/** Moves a coin's open guaranteed exposure, and what ever left it for payouts, by so many units. */
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
