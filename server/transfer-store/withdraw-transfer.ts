import { nextTransferState } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import type { TransferTable, Tx } from '../db/index.ts'

/** Takes a locked transfer back of which nothing is signed; whoever holds its lease can no longer write. */
export async function withdrawTransfer(
  tx: Tx,
  { id, state }: Pick<Selectable<TransferTable>, 'id' | 'state'>,
): Promise<void> {
  await tx.updateTable('transfer').set(withdrawn(state)).where('id', '=', id).execute()
}

/** Takes a transfer back that nobody has reserved anything for. False where it is not planned any more. */
export async function withdrawPlanned(tx: Tx, transferId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('transfer')
    .set(withdrawn('planned'))
    .where('id', '=', transferId)
    .where('state', '=', 'planned')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function withdrawn(state: Selectable<TransferTable>['state']) {
  return {
    state: nextTransferState(state, 'taken_back'),
    due_at: null,
    lease_until: null,
    fence: sql<bigint>`fence + 1`,
  }
}
