import type { PartnerOutcome } from '@causeway/core/partners'
import type { Clock } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../../db/index.ts'

/** One request of a partner's key. */
export type PartnerUse = {
  readonly keyId: string
  /** Of a closed list: whoever asks must not choose how many rows there are. */
  readonly method: string
  readonly outcome: PartnerOutcome
}

/** Counts what partners' keys are used for. */
export type UsageRecorder = {
  /** Touches nothing outside this process. */
  readonly record: (use: PartnerUse) => void
  /** Writes the counts down. Rejects where that fails, and then they are written the next time. */
  readonly flush: () => Promise<void>
}

type Count = PartnerUse & { readonly day: string; readonly requests: number }

const MOST_ROWS = 1000
const RETENTION_DAYS = 90
const DAY_MILLISECONDS = 86_400_000

/** Counts by key, day, method and outcome in memory, so that no request waits for it; written in batches. */
export function createUsageRecorder({
  clock,
  database,
}: {
  readonly clock: Clock
  readonly database: Pick<Database, 'direct'>
}): UsageRecorder {
  let counts = new Map<string, Count>()
  const add = (count: Count) => {
    const name = [count.keyId, count.day, count.method, count.outcome].join(' ')
    const before = counts.get(name)?.requests ?? 0
    counts.set(name, { ...count, requests: before + count.requests })
  }
  return {
    record: (use) => {
      const day = new Date(clock.now()).toISOString().slice(0, 10)
      add({ ...use, day, requests: 1 })
    },
    flush: async () => {
      // In one order, so that two processes that write at once never wait for each other.
      let waiting = [...counts].sort(([one], [other]) => (one < other ? -1 : 1))
      counts = new Map()
      try {
        while (waiting.length > 0) {
          const batch = waiting.slice(0, MOST_ROWS)
          await write(
            database,
            batch.map(([, count]) => count),
          )
          waiting = waiting.slice(MOST_ROWS)
        }
      } catch (error) {
        for (const [, count] of waiting) add(count)
        throw error
      }
    },
  }
}

async function write(database: Pick<Database, 'direct'>, counts: readonly Count[]): Promise<void> {
  await database
    .direct()
    .insertInto('partner_usage')
    .values(
      counts.map(({ day, keyId, method, outcome, requests }) => ({
        key_id: keyId,
        day,
        method,
        outcome,
        requests: BigInt(requests),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'day', 'method', 'outcome'])
        .doUpdateSet({ requests: sql`partner_usage.requests + excluded.requests` }),
    )
    .execute()
}

/** Removes counts that no page shows any more. `now`: milliseconds since 1970. */
export async function forgetPartnerUsage(
  database: Pick<Database, 'direct'>,
  now: number,
): Promise<void> {
  const before = new Date(now - RETENTION_DAYS * DAY_MILLISECONDS).toISOString().slice(0, 10)
  await database.direct().deleteFrom('partner_usage').where('day', '<', before).execute()
}
