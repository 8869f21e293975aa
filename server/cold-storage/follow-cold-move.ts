import { bookColdMoveUndone } from '@causeway/core/ledger'
import type { Tx } from '../db/index.ts'
import { followOwnSend, type OwnSendEvent } from '../own-sends/follow-own-send.ts'

/** Follows a move's transfer. Where it was never made, the coins are in the wallet as before. */
export async function recordColdEvent(tx: Tx, id: string, happened: OwnSendEvent): Promise<void> {
  const known = await tx
    .selectFrom('cold_move')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const next = await followOwnSend(tx, known, happened, bookColdMoveUndone)
  await tx.updateTable('cold_move').set(next).where('id', '=', id).execute()
}
