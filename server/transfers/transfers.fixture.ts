import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, TransferTable } from '../db/index.ts'
import { type ClaimedTransfer, claimTransfer } from '../transfer-store/claim-transfer.ts'

/** A due transfer of our own, taken up by a worker. */
export async function claimed(
  database: Database,
  change: Partial<Selectable<TransferTable>> = {},
): Promise<ClaimedTransfer> {
  await database
    .direct()
    .insertInto('transfer')
    .values({
      id: randomUUID(),
      kind: 'gas',
      source: 'hot',
      network: 'bitcoin',
      asset: 'btc',
      units: 5n,
      destination: 'somewhere',
      state: 'planned',
      created_at: new Date(0),
      due_at: sql<Date>`now()`,
      ...change,
    })
    .execute()
  const transfer = await claimTransfer(database)
  if (transfer === null) throw new Error('Nothing is due')
  return transfer
}
