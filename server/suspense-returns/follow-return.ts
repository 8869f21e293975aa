import { bookSuspenseReturnUndone } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { afterSendEvent } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import type { SuspenseReturnTable, Tx } from '../db/index.ts'
import { releaseReturned } from '../deposit-store/return-deposits.ts'
import { post } from '../ledger/index.ts'

type Return = Selectable<SuspenseReturnTable>

/** Follows a return's transfer: confirmed under enough blocks, or reorganised out of the chain. */
export async function recordReturnEvent(
  tx: Tx,
  id: string,
  happened: { readonly event: 'confirmed' | 'lost'; readonly at: Date },
): Promise<void> {
  const known = await lockReturn(tx, id)
  await saveState(tx, id, afterSendEvent(known.state, happened))
}

/**
 * Nothing was or will be sent: the payment is unmatched again, and another return may be agreed on. False, and nothing
 * changed, where the payment itself is gone from the chain, so that its loss is in the books already.
 */
export async function undoReturn(tx: Tx, id: string, at: Date): Promise<boolean> {
  const known = await lockReturn(tx, id)
  if (!(await releaseReturned(tx, id))) return false
  await saveState(tx, id, afterSendEvent(known.state, { event: 'undone', at }))
  const parts = {
    sent: amount(known.asset, known.units),
    networkFee: amount(known.asset, known.fee),
  }
  await post(tx, bookSuspenseReturnUndone(known, parts), { orderId: null, at })
  return true
}

async function lockReturn(tx: Tx, id: string): Promise<Return> {
  return tx
    .selectFrom('suspense_return')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function saveState(
  tx: Tx,
  id: string,
  set: Pick<Return, 'state' | 'ended_at'>,
): Promise<void> {
  await tx.updateTable('suspense_return').set(set).where('id', '=', id).execute()
}
