import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/**
 * Which of several worker processes goes first. Nothing depends on there being only one: it spares the others from asking
 * for the same work at the same moment. What must be done by one alone has leases, fences and locks of its own.
 */
export type Lead = {
  /** As far as this process knows. */
  readonly isOurs: () => boolean
  /** Takes it from whichever process has it. */
  readonly take: () => Promise<void>
  /** Keeps what it has; takes what a process that ended or froze has left. */
  readonly renew: () => Promise<void>
  /** Leaves it to the next that asks. */
  readonly giveUp: () => Promise<void>
}

const LEASE_SECONDS = 10

/** A lead that belongs to nobody or to another process until it is taken. */
export function createLead(database: Database): Lead {
  /** What the database calls this process; null until it has had the lead. */
  let name: string | null = null
  let until = Number.NEGATIVE_INFINITY
  const leaseUntil = sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`
  const ourName = () => sql<string>`coalesce(${name}::uuid, gen_random_uuid())`

  const holdAfter = async (
    ask: () => Promise<{ readonly holder: string } | undefined>,
  ): Promise<void> => {
    const asked = performance.now()
    const held = await ask()
    if (held !== undefined) name = held.holder
    until = held === undefined ? Number.NEGATIVE_INFINITY : asked + LEASE_SECONDS * 1000
  }
  return {
    isOurs: () => performance.now() < until,
    take: () =>
      holdAfter(() =>
        database
          .direct()
          .insertInto('worker_lead')
          .values({ name: 'engine', holder: ourName(), lease_until: leaseUntil })
          .onConflict((row) =>
            row.column('name').doUpdateSet((set) => ({
              holder: set.ref('excluded.holder'),
              lease_until: set.ref('excluded.lease_until'),
            })),
          )
          .returning('holder')
          .executeTakeFirst(),
      ),
    renew: () =>
      holdAfter(() =>
        database
          .direct()
          .updateTable('worker_lead')
          .set({ holder: ourName(), lease_until: leaseUntil })
          .where(sql<boolean>`holder = ${name}::uuid or lease_until is null or lease_until < now()`)
          .returning('holder')
          .executeTakeFirst(),
      ),
    giveUp: async () => {
      until = Number.NEGATIVE_INFINITY
      if (name === null) return
      await database
        .direct()
        .updateTable('worker_lead')
        .set({ lease_until: null })
        .where('holder', '=', name)
        .execute()
    },
  }
}
