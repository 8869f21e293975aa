import type { ClaimedTransfer } from './claim-transfer.ts'
import type { TransferNeeds } from './transfer-needs.ts'

/** Has those who follow the transfer's order look again. */
export async function touchOrder(
  needs: Pick<TransferNeeds, 'database'>,
  transfer: ClaimedTransfer,
): Promise<void> {
  if (transfer.order_id === null) return
  await needs.database
    .direct()
    .updateTable('orders')
    .set((build) => ({ version: build('version', '+', 1) }))
    .where('id', '=', transfer.order_id)
    .execute()
}
