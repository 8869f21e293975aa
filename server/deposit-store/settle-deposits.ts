import { nextDepositState } from '@causeway/core/orders'
import type { Tx } from '../db/index.ts'

/** Has confirmed deposits be part of a settlement. Throws where one of them is not confirmed. */
export async function settleDeposits(
  tx: Tx,
  settlementId: string,
  ids: readonly string[],
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('deposit')
    .set({ settlement_id: settlementId, state: nextDepositState('confirmed', 'used') })
    .where('id', 'in', ids)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(ids.length)) {
    throw new Error(`Settlement ${settlementId} counts a deposit that is not confirmed`)
  }
}

/**
 * Opens the deposits of a settlement again that is undone. Throws if one of them is not settled: it vanished, and would
 * count as confirmed again.
 */
export async function reopenDeposits(tx: Tx, settlementId: string): Promise<void> {
  const deposits = await tx
    .selectFrom('deposit')
    .select(['id', 'state'])
    .where('settlement_id', '=', settlementId)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, state } of deposits) {
    await tx
      .updateTable('deposit')
      .set({ settlement_id: null, state: nextDepositState(state, 'taken_back') })
      .where('id', '=', id)
      .execute()
  }
}

/** Writes down which settlement has paid a locked deposit out already; null: none. */
export async function saveCoveringSettlement(
  tx: Tx,
  id: string,
  settlementId: string | null,
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ settlement_id: settlementId })
    .where('id', '=', id)
    .execute()
}
