import { amount } from '@causeway/core/money'
import type { Selectable } from 'kysely'
import type { ColdMoveTable } from '../db/index.ts'
import type { OwnSendView } from './own-send-types.ts'

/** How many of them a list shows. */
export const MOST_OWN_SENDS = 50

/** A row of coins that staff sent, with its transaction, as a list shows it. */
export function ownSendView(
  row: Selectable<ColdMoveTable> & { readonly tx_id: string | null },
): OwnSendView {
  return {
    id: row.id,
    network: row.network,
    sent: amount(row.asset, row.units),
    address: row.destination,
    extraId: row.extra_id,
    reason: row.reason,
    state: row.state,
    txId: row.tx_id,
    decidedAt: row.decided_at,
    endedAt: row.ended_at,
  }
}
