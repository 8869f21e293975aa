import { nextDepositState } from '@causeway/core/orders'
import { sql } from 'kysely'
import { joined, type Tx } from '../db/index.ts'

type Use = { readonly settlementId: string; readonly ids: readonly string[] }

/** Has confirmed deposits be part of a settlement. Throws where one of them is not confirmed. */
export const settleDeposits = joined(async (tx: Tx, uses: readonly Use[]) => {
  const pairs = uses.flatMap(({ ids, settlementId }) => ids.map((id) => ({ id, settlementId })))
  const { numAffectedRows } = await sql`
    update deposit set settlement_id = given.settlement_id, state = ${nextDepositState('confirmed', 'used')}
    from unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map((pair) => pair.settlementId)}::uuid[])
      as given (id, settlement_id)
    where deposit.id = given.id and deposit.state = 'confirmed'`.execute(tx)
  if (numAffectedRows !== BigInt(pairs.length)) {
    const settlements = uses.map(({ settlementId }) => settlementId).join(', ')
    throw new Error(`A deposit of these settlements is not confirmed: ${settlements}`)
  }
  return uses.map(() => undefined)
})

/**
 * Opens the deposits of a settlement again that is undone. Throws if one of them is not settled: it vanished, and would
 * count as confirmed again.
 */
export async function reopenDeposits(tx: Tx, settlementId: string): Promise<void> {
  const deposits = await tx
    .selectFrom('deposit')
    .select(['id', 'state'])
    // By its order: settlements are no index of deposits.
    .where('order_id', '=', (query) =>
      query.selectFrom('settlement').select('order_id').where('id', '=', settlementId),
    )
    .where('settlement_id', '=', settlementId)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, state } of deposits) {
    await tx
      .updateTable('deposit')
      .set({ settlement_id: null, state: nextDepositState(state, 'taken_back') })
      .where('id', '=', id)
      .execute()
  }
}

/** Writes down which settlement has paid a locked deposit out already; null: none. */
export async function saveCoveringSettlement(
  tx: Tx,
  id: string,
  settlementId: string | null,
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ settlement_id: settlementId })
    .where('id', '=', id)
    .execute()
}
