import { bookHandPayoutUndone } from '@causeway/core/ledger'
import type { Tx } from '../db/index.ts'
import { followOwnSend, type OwnSendEvent } from '../own-sends/follow-own-send.ts'

/** Follows the transfer of a payout by hand. Where it was never made, the coins are the shop’s as before. */
export async function recordHandEvent(tx: Tx, id: string, happened: OwnSendEvent): Promise<void> {
  const known = await tx
    .selectFrom('hand_payout')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const next = await followOwnSend(tx, known, happened, bookHandPayoutUndone)
  await tx.updateTable('hand_payout').set(next).where('id', '=', id).execute()
}
