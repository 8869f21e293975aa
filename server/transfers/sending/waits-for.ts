import { sql } from 'kysely'
import { type Database, groupedWork } from '../../db/index.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import type { TransferNeeds } from '../transfer-needs.ts'

/** What a transfer rests on that is not there yet; null: nothing. */
export type Awaited = 'deposits' | 'payout' | null

/**
 * Nothing is signed while a reorganisation has put a deposit that it rests on back among the unconfirmed. The refund of what
 * a payout left over is not signed before that payout is confirmed, either: until then the payout may prove impossible, and
 * all that came in is its holder's to decide about again.
 */
export async function waitsFor(
  { database }: Pick<TransferNeeds, 'database'>,
  transfer: ClaimedTransfer,
): Promise<Awaited> {
  if (transfer.kind === 'return') {
    return (await isReturnedShallow(database, transfer)) ? 'deposits' : null
  }
  return transfer.settlement_id === null ? null : restsOn(database, transfer.settlement_id)
}

type Rests = { readonly id: string; readonly is_shallow: boolean; readonly is_unpaid: boolean }

/** Of a settlement's own deposits, and those of the settlement that it pays the rest of. */
const restsOn = groupedWork(
  async (database: Database, settlementIds: readonly string[]): Promise<readonly Awaited[]> => {
    const { rows } = await sql<Rests>`
      select settlement.id,
        exists (
          select 1 from deposit
          where deposit.order_id = settlement.order_id
            and deposit.settlement_id in (settlement.id, settlement.rest_of)
            and deposit.confirmations < deposit.needed) as is_shallow,
        settlement.rest_of is not null and not exists (
          select 1 from transfer
          where transfer.settlement_id = settlement.rest_of and transfer.state = 'confirmed') as is_unpaid
      from settlement where settlement.id = any(${settlementIds}::uuid[])`.execute(
      database.direct(),
    )
    const found = new Map(rows.map((row) => [row.id, row]))
    return settlementIds.map((id) => {
      const rests = found.get(id)
      if (rests?.is_shallow) return 'deposits'
      return rests?.is_unpaid ? 'payout' : null
    })
  },
)

async function isReturnedShallow(database: Database, { id }: ClaimedTransfer): Promise<boolean> {
  const deep = await database
    .direct()
    .selectFrom('deposit')
    .select('id')
    .where('return_id', '=', id)
    .where('state', '=', 'settled')
    .whereRef('confirmations', '>=', 'needed')
    .executeTakeFirst()
  return deep === undefined
}
