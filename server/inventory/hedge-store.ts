import { type SqlBool, sql, type UpdateObject } from 'kysely'
import type { Database, Queryable, Tables } from '../db/index.ts'
import type { Hedge } from './hedge-needs.ts'

/** The lease on a hedge passed to another worker: what this one found out is dropped. */
export class HedgeLeaseLost extends Error {
  constructor(id: string) {
    super(`The lease on hedge ${id} was lost`)
    this.name = 'HedgeLeaseLost'
  }
}

/** Longer than a venue may take to answer. */
const LEASE_SECONDS = 60

/** Takes one due hedge of a venue for this worker alone; older holders can no longer write. */
export async function claimHedge(database: Database, venue: string): Promise<Hedge | null> {
  const row = await database
    .direct()
    .updateTable('hedge')
    .set({
      lease_until: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      fence: sql<bigint>`fence + 1`,
    })
    .where('id', '=', (select) =>
      select
        .selectFrom('hedge')
        .select('id')
        .where('venue', '=', venue)
        .where('due_at', '<=', sql<Date>`now()`)
        .where(sql<SqlBool>`(lease_until is null or lease_until < now())`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Saves what the holder of the lease found out. Throws HedgeLeaseLost. */
export async function saveHedge(
  database: Queryable,
  hedge: Hedge,
  change: UpdateObject<Tables, 'hedge', 'hedge'>,
): Promise<void> {
  const saved = await database
    .updateTable('hedge')
    .set(change)
    .where('id', '=', hedge.id)
    .where('fence', '=', hedge.fence)
    .executeTakeFirst()
  if (saved.numUpdatedRows !== 1n) throw new HedgeLeaseLost(hedge.id)
}

/** Gives the lease back, to be taken up again after some seconds; null: never. */
export function givenBack(seconds: number | null) {
  return {
    lease_until: null,
    due_at: seconds === null ? null : sql<Date>`now() + ${seconds} * interval '1 second'`,
  }
}

/** Frees every hedge, whoever holds it. */
export async function releaseHedgeLeases(database: Database): Promise<void> {
  await database.direct().updateTable('hedge').set({ lease_until: null }).execute()
}
