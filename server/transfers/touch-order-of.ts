import { touchOrder } from '../order-store/index.ts'
import type { ClaimedTransfer } from '../transfer-store/index.ts'
import type { TransferNeeds } from './transfer-needs.ts'

/** Has those who follow the transfer's order look again. */
export async function touchOrderOf(
  needs: Pick<TransferNeeds, 'database'>,
  transfer: ClaimedTransfer,
): Promise<void> {
  if (transfer.order_id === null) return
  await touchOrder(needs.database.direct(), transfer.order_id)
}
