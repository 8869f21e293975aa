import type { Tx } from '@causeway/server/db'

/** A partner and an affiliate of this id, where they aren't there yet. */
export async function plantEarners(tx: Tx, id: string): Promise<void> {
  const made = new Date(0)
  await tx
    .insertInto('partner')
    .values({ id, name: 'A partner', created_at: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('affiliate')
    .values({ id, ref_id: 'a link', state: 'approved', applied_at: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
