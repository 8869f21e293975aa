import type { Tx } from '../db/index.ts'
import { leaveOrderToOperator, retryOrder, saveHoldChoice } from '../order-store/retry-orders.ts'
import { leaveTransferToOperator } from '../transfer-store/retry-transfers.ts'
import type { LostSignature } from './sort-history.ts'

/** A settlement that was not signed although a later one of its order was. */
export type DoubtfulSettlement = { readonly orderId: string; readonly number: number }

/**
 * Makes the orders of recalled settlements ready: those on hold are given the choice that was made, and all are looked at
 * again. Answers earlier settlements of theirs that nobody signed: most likely they were taken back after the backup, and
 * paying them now would pay twice. They are left to an operator, with their orders.
 */
export async function prepareOrders(
  tx: Tx,
  recalled: readonly LostSignature[],
): Promise<readonly DoubtfulSettlement[]> {
  const doubtful: DoubtfulSettlement[] = []
  for (const { record } of recalled) {
    if (record === null) continue
    await saveHoldChoice(tx, record.orderId, record.kind === 'payout' ? 'exchange' : 'refund')
    await retryOrder(tx, record.orderId)
    doubtful.push(...(await stopUnsigned(tx, record)))
  }
  return doubtful
}

const DOUBT = 'A later settlement of this order was signed before the database came back older'

async function stopUnsigned(
  tx: Tx,
  { orderId, settlement }: { readonly orderId: string; readonly settlement: number },
): Promise<readonly DoubtfulSettlement[]> {
  const unsigned = await tx
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.id')
    .select(['settlement.number', 'transfer.id'])
    .where('settlement.order_id', '=', orderId)
    .where('settlement.number', '<', settlement)
    .where('settlement.taken_back_at', 'is', null)
    .where((where) =>
      where.or([
        where('transfer.id', 'is', null),
        where('transfer.state', 'in', ['planned', 'reserved']),
      ]),
    )
    .where((where) =>
      where.or([
        where('transfer.id', 'is', null),
        where(
          'transfer.id',
          'not in',
          where.selectFrom('recalled_signature').select('transfer_id'),
        ),
      ]),
    )
    .execute()
  for (const { id } of unsigned) {
    if (id !== null) await leaveTransferToOperator(tx, id, DOUBT)
  }
  if (unsigned.length > 0) await leaveOrderToOperator(tx, orderId, DOUBT)
  return unsigned.map(({ number }) => ({ orderId, number }))
}
