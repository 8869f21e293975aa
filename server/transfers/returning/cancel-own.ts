import { nextTransferState } from '@causeway/core/orders'
import { freeSwept } from '../../deposit-store/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/index.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { freeInputsOf } from './take-settlement-back.ts'

/** Gives up a sweep or its gas of which nothing is signed; the deposits are swept at another time. */
export async function cancelOwn(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<void> {
  await needs.database.transaction('cancel_sweep', async (tx) => {
    await saveTransfer(tx, transfer, {
      state: nextTransferState(transfer.state, 'taken_back'),
    })
    await freeInputsOf(tx, transfer.id)
    await freeSwept(tx, transfer.id)
  })
}
