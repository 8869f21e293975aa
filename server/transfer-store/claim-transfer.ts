import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { Database, Queryable, Tables, TransferTable } from '../db/index.ts'

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
export async function claimTransfer(database: Database): Promise<ClaimedTransfer | null> {
  const row = await database
    .direct()
    .updateTable('transfer')
    .set({
      lease_until: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      fence: sql<bigint>`fence + 1`,
    })
    .where('id', '=', (select) =>
      select
        .selectFrom('transfer')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .where('dead', '=', false)
        .where(sql<boolean>`(lease_until is null or lease_until < now())`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

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
