import { type Selectable, sql, type UpdateObject } from 'kysely'
import {
  type Database,
  groupedWork,
  type Queryable,
  type Tables,
  type TransferTable,
} from '../db/index.ts'

export type ClaimedTransfer = Selectable<TransferTable>

/** The lease on a transfer passed to another worker: what this one found out is dropped. */
export class LeaseLost extends Error {
  constructor(transferId: string) {
    super(`The lease on transfer ${transferId} was lost`)
    this.name = 'LeaseLost'
  }
}

/** How long a killed worker's transfer rests. One that is only slow loses its lease: its writes are then refused. */
const LEASE_SECONDS = 20

/** Takes one due transfer for this worker alone; its fence number grows, and older holders can no longer write. */
export function claimTransfer(database: Database): Promise<ClaimedTransfer | null> {
  return claimTogether(database, undefined)
}

const claimTogether = groupedWork(async (database: Database, asks: readonly undefined[]) => {
  const rows = await database
    .direct()
    .with('due', (query) =>
      query
        .selectFrom('transfer')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .where(sql<boolean>`not dead`)
        .where(sql<boolean>`(lease_until is null or lease_until < now())`)
        .orderBy('due_at')
        .limit(asks.length)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('transfer')
    .from('due')
    .set({
      lease_until: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      fence: sql<bigint>`fence + 1`,
    })
    .whereRef('transfer.id', '=', 'due.id')
    .returningAll('transfer')
    .execute()
  return asks.map((_, place) => rows[place] ?? null)
})

/** Saves what the holder of the lease found out. Throws LeaseLost. */
export async function saveTransfer(
  database: Queryable,
  transfer: ClaimedTransfer,
  change: UpdateObject<Tables, 'transfer', 'transfer'>,
): Promise<void> {
  const saved = await database
    .updateTable('transfer')
    .set(change)
    .where('id', '=', transfer.id)
    .where('fence', '=', transfer.fence)
    .executeTakeFirst()
  if (saved.numUpdatedRows !== 1n) throw new LeaseLost(transfer.id)
}
