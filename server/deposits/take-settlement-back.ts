import { bookTakenBack } from '@causeway/core/ledger'
import { transferTransitions } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import type { OrdersTable, TransferTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'

/**
 * Undoes a settlement whose transaction was never signed: frees what it reserved, opens its deposits again and
 * reverses its booking. Answers false where it is too late, or where a worker may be signing right now.
 */
export async function takeSettlementBack(
  tx: Tx,
  undone: { order: Selectable<OrdersTable>; settlementId: string; at: Date },
): Promise<boolean> {
  const { order, settlementId, at } = undone
  const transfer = await tx
    .selectFrom('transfer')
    .selectAll()
    .select(sql<boolean>`lease_until is not null and lease_until > now()`.as('leased'))
    .where('settlement_id', '=', settlementId)
    .forUpdate()
    .executeTakeFirst()
  if (transfer !== undefined && !(await cancel(tx, transfer))) return false
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
  return true
}

async function cancel(
  tx: Tx,
  transfer: Selectable<TransferTable> & { readonly leased: boolean },
): Promise<boolean> {
  const state = transferTransitions[transfer.state].taken_back
  if (state === undefined || transfer.leased) return false
  if (transfer.state === 'reserved' && !(await freeReservation(tx, transfer))) return false
  await tx
    .updateTable('transfer')
    .set({ state, due_at: null, fence: sql<bigint>`fence + 1` })
    .where('id', '=', transfer.id)
    .execute()
  return true
}

/** A nonce can be given back only while it is the last one handed out: a gap would stop every later payout. */
async function freeReservation(tx: Tx, transfer: Selectable<TransferTable>): Promise<boolean> {
  const freed = await tx
    .deleteFrom('reserved_input')
    .where('transfer_id', '=', transfer.id)
    .executeTakeFirst()
  return freed.numDeletedRows > 0n
}
