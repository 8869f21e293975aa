import type { Selectable } from 'kysely'
import type { DepositTable, Tx } from '../../db/index.ts'
import { undoReturn } from '../../suspense-returns/follow-return.ts'
import { type SignerStatus, takeBackTransfer } from '../../transfers/index.ts'
import type { DepositNeeds } from '../deposit-needs.ts'

/**
 * A payment that is on its way back has vanished. `undone`: nothing was signed of the return, which is as if it had never
 * been. `too_late`: it is signed, and the payment is our loss. `in_work`: a worker may be signing right now; ask again.
 */
export async function reverseReturned(
  tx: Tx,
  needs: Pick<DepositNeeds, 'catalogue' | 'chains'>,
  about: {
    readonly deposit: Selectable<DepositTable>
    readonly signer: SignerStatus
    readonly at: Date
  },
): Promise<'undone' | 'too_late' | 'in_work'> {
  const { at, deposit, signer } = about
  const id = deposit.return_id
  if (id === null) throw new Error(`Deposit ${deposit.id} is not on its way back`)
  const taken = await takeBackTransfer(tx, needs, { transferId: id, signer, at })
  if (taken !== 'taken') return taken
  if (!(await undoReturn(tx, id, at))) throw new Error(`Return ${id} can't be undone`)
  return 'undone'
}
