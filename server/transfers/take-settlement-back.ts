import { bookTakenBack } from '@causeway/core/ledger'
import { transferTransitions } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import type { OrdersTable, TransferTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'

/**
 * Undoes a settlement whose transaction was never signed: frees what it reserved, opens its deposits again and
 * reverses its booking. `too_late`: it is signed. `in_work`: a worker may be signing right now; ask again.
 */
export async function takeSettlementBack(
  tx: Tx,
  undone: { order: Selectable<OrdersTable>; settlementId: string; at: Date },
): Promise<'taken' | 'too_late' | 'in_work'> {
  const { order, settlementId, at } = undone
  const transfer = await tx
    .selectFrom('transfer')
    .selectAll()
    .select(sql<boolean>`lease_until is not null and lease_until > now()`.as('leased'))
    .where('settlement_id', '=', settlementId)
    .forUpdate()
    .executeTakeFirst()
  const cancelled = transfer === undefined ? 'taken' : await cancel(tx, transfer)
  if (cancelled !== 'taken') return cancelled
  const booked = await tx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
    .select(['ledger_entry.account', 'ledger_entry.asset', 'ledger_entry.units'])
    .where('ledger_posting.reference', '=', `settlement:${settlementId}`)
    .execute()
  await post(tx, bookTakenBack({ id: settlementId, orderId: order.id }, booked), {
    orderId: order.id,
    at,
  })
  await tx
    .updateTable('settlement')
    .set({ taken_back_at: at })
    .where('id', '=', settlementId)
    .execute()
  await tx
    .updateTable('deposit')
    .set({ settlement_id: null, state: 'confirmed' })
    .where('settlement_id', '=', settlementId)
    .execute()
  return 'taken'
}

async function cancel(
  tx: Tx,
  transfer: Selectable<TransferTable> & { readonly leased: boolean },
): Promise<'taken' | 'too_late' | 'in_work'> {
  const state = transferTransitions[transfer.state].taken_back
  if (state === undefined) return 'too_late'
  // Nothing is signed before the reservation is saved, and the new fence refuses that to a worker that holds a
  // planned transfer.
  if (transfer.state === 'reserved') {
    if (transfer.leased) return 'in_work'
    if (!(await freeReservation(tx, transfer))) return 'too_late'
  }
  await tx
    .updateTable('transfer')
    .set({ state, due_at: null, lease_until: null, fence: sql<bigint>`fence + 1` })
    .where('id', '=', transfer.id)
    .execute()
  return 'taken'
}

/**
 * Frees reserved outputs. A nonce is never given back, since a gap would stop every later payout: such a transfer
 * answers false and goes out as if it were signed.
 */
async function freeReservation(tx: Tx, transfer: Selectable<TransferTable>): Promise<boolean> {
  const freed = await tx
    .deleteFrom('reserved_input')
    .where('transfer_id', '=', transfer.id)
    .executeTakeFirst()
  return freed.numDeletedRows > 0n
}
