import { nextDepositState } from '@causeway/core/orders'
import type { Tx } from '../db/index.ts'

/** Has a locked deposit in suspense be sent back. Throws where it is not confirmed. */
export async function assignToReturn(tx: Tx, id: string, returnId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('deposit')
    .set({ return_id: returnId, state: nextDepositState('confirmed', 'used') })
    .where('id', '=', id)
    .where('role', '=', 'suspense')
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Return ${returnId} has no confirmed payment`)
}

/** Locks the payment that a return sends back: before the return's transfer, as everywhere. */
export async function lockReturned(tx: Tx, returnId: string): Promise<void> {
  await tx
    .selectFrom('deposit')
    .select('id')
    .where('return_id', '=', returnId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Puts a return's payment among the unmatched ones again. False, and nothing changed, where it has vanished. */
export async function releaseReturned(tx: Tx, returnId: string): Promise<boolean> {
  const deposits = await tx
    .selectFrom('deposit')
    .select(['id', 'state'])
    .where('return_id', '=', returnId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const [deposit] = deposits
  if (deposits.length !== 1 || deposit?.state !== 'settled') return false
  await tx
    .updateTable('deposit')
    .set({ return_id: null, state: nextDepositState(deposit.state, 'taken_back') })
    .where('id', '=', deposit.id)
    .execute()
  return true
}

/** Writes down which return has sent a locked deposit back already; null: none. */
export async function saveCoveringReturn(
  tx: Tx,
  id: string,
  returnId: string | null,
): Promise<void> {
  await tx.updateTable('deposit').set({ return_id: returnId }).where('id', '=', id).execute()
}
