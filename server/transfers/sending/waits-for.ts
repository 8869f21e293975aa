import { sql } from 'kysely'
import { type Database, groupedWork } from '../../db/index.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import type { TransferNeeds } from '../transfer-needs.ts'

type Needs = Pick<TransferNeeds, 'database'>

/** Nothing is signed while a reorganisation has put a deposit that it rests on back among the unconfirmed. */
export async function waitsForDeposits(needs: Needs, transfer: ClaimedTransfer): Promise<boolean> {
  if (transfer.kind === 'return') return waitsForReturned(needs, transfer)
  if (transfer.settlement_id === null) return false
  return restsOnShallow(needs.database, transfer.settlement_id)
}

/** Of a settlement's own deposits, and those of the settlement that it pays the rest of. */
const restsOnShallow = groupedWork(
  async (database: Database, settlementIds: readonly string[]): Promise<readonly boolean[]> => {
    const { rows } = await sql<{ id: string }>`
      select settlement.id from settlement
      where settlement.id = any(${settlementIds}::uuid[]) and exists (
        select 1 from deposit
        where deposit.order_id = settlement.order_id
          and deposit.settlement_id in (settlement.id, settlement.rest_of)
          and deposit.confirmations < deposit.needed)`.execute(database.direct())
    return answersFor(settlementIds, rows)
  },
)

function answersFor(asked: readonly string[], rows: readonly { readonly id: string }[]) {
  const found = new Set(rows.map(({ id }) => id))
  return asked.map((id) => found.has(id))
}

async function waitsForReturned(needs: Needs, { id }: ClaimedTransfer): Promise<boolean> {
  const deep = await needs.database
    .direct()
    .selectFrom('deposit')
    .select('id')
    .where('return_id', '=', id)
    .where('state', '=', 'settled')
    .whereRef('confirmations', '>=', 'needed')
    .executeTakeFirst()
  return deep === undefined
}

/**
 * The refund of what a payout left over is not signed before that payout is confirmed: until then the payout may prove
 * impossible, and all that came in is its holder's to decide about again.
 */
export async function waitsForPayout(needs: Needs, transfer: ClaimedTransfer): Promise<boolean> {
  if (transfer.settlement_id === null) return false
  return restsOnUnpaid(needs.database, transfer.settlement_id)
}

const restsOnUnpaid = groupedWork(async (database: Database, settlementIds: readonly string[]) => {
  const rows = await database
    .direct()
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.rest_of')
    .select('settlement.id')
    .where('settlement.id', '=', sql<string>`any(${settlementIds}::uuid[])`)
    .where('settlement.rest_of', 'is not', null)
    .where((where) =>
      where.or([where('transfer.id', 'is', null), where('transfer.state', '<>', 'confirmed')]),
    )
    .execute()
  return answersFor(settlementIds, rows)
})
