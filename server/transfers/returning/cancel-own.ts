import { nextTransferState } from '@causeway/core/orders'
import { releaseSwept } from '../../deposit-store/sweep-deposits.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { releaseInputsOf } from './reverse-settlement.ts'

/** Gives up a sweep or its gas of which nothing is signed; the deposits are swept at another time. */
export async function cancelOwn(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<void> {
  await needs.database.transaction('cancel_sweep', async (tx) => {
    await saveTransfer(tx, transfer, {
      state: nextTransferState(transfer.state, 'taken_back'),
    })
    await releaseInputsOf(tx, transfer.id)
    await releaseSwept(tx, transfer.id)
  })
}
