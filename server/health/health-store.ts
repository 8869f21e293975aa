import { worseOf } from '@causeway/core/health/health-states'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/index.ts'
import type { Examined } from './examine-parts.ts'
import type { HealthPart } from './health-types.ts'

export const DAY_MILLISECONDS = 86_400_000
/** What a process said longer ago counts no more: it has ended, or hangs. */
export const FRESH_MILLISECONDS = 60_000
const FORGOTTEN_MILLISECONDS = 3_600_000
const MINUTE_MILLISECONDS = 60_000

export type HealthReport = Examined & {
  readonly process: string
  readonly at: Date
  readonly priceAgeSeconds: number | null
}

/** Writes down what a process found, which parts changed by it, and the minute; forgets what is older than a day. */
export async function recordHealth(database: Database, report: HealthReport): Promise<void> {
  await database.transaction('record_health', async (tx) => {
    const { at, process } = report
    // In one order, so that processes which report at the same moment wait for each other and do not lock up.
    const rows = report.parts
      .map((part) => ({ ...part, process, checked_at: at }))
      .toSorted((one, other) => (one.part < other.part ? -1 : 1))
    await tx
      .insertInto('health_part')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['part', 'process']).doUpdateSet((set) => ({
          state: set.ref('excluded.state'),
          reason: set.ref('excluded.reason'),
          checked_at: set.ref('excluded.checked_at'),
        })),
      )
      .execute()
    const parts = worstOf(await freshParts(tx, at))
    await recordChanges(tx, at, parts)
    await recordMinute(tx, report, parts.filter(({ state }) => state !== 'green').length)
    await forget(tx, at)
  })
}

/** Takes back what a process said, when it ends. */
export async function withdrawHealth(database: Database, process: string): Promise<void> {
  await database.direct().deleteFrom('health_part').where('process', '=', process).execute()
}

/** Each part once, as the process says that finds it worst. */
export function worstOf<Part extends HealthPart>(parts: readonly Part[]): readonly Part[] {
  const worst = new Map<string, Part>()
  for (const part of parts) {
    const before = worst.get(part.part)
    const isWorse = before === undefined || worseOf(before.state, part.state) !== before.state
    if (isWorse) worst.set(part.part, part)
  }
  return [...worst.values()]
}

function freshParts(tx: Tx, at: Date) {
  return tx
    .selectFrom('health_part')
    .select(['part', 'state', 'reason'])
    .where('checked_at', '>', new Date(at.getTime() - FRESH_MILLISECONDS))
    .execute()
}

async function recordChanges(tx: Tx, at: Date, parts: readonly HealthPart[]): Promise<void> {
  const last = await tx
    .selectFrom('health_change')
    .select(['part', 'state'])
    .distinctOn('part')
    .orderBy('part')
    .orderBy('at', 'desc')
    .execute()
  const before = new Map(last.map(({ part, state }) => [part, state]))
  const changed = parts.filter(({ part, state }) => before.get(part) !== state)
  if (changed.length === 0) return
  await tx
    .insertInto('health_change')
    .values(changed.map((part) => ({ ...part, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function recordMinute(tx: Tx, report: HealthReport, notGreen: number): Promise<void> {
  const { at, priceAgeSeconds, tookMilliseconds, waitingSeconds } = report
  const minute = new Date(Math.floor(at.getTime() / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS)
  await tx
    .insertInto('health_minute')
    .values({
      minute,
      database_milliseconds: Math.round(tookMilliseconds),
      price_age_seconds: priceAgeSeconds === null ? null : Math.round(priceAgeSeconds),
      waiting_seconds: Math.round(waitingSeconds),
      not_green: notGreen,
    })
    // Of a minute the worst is kept.
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet({
        database_milliseconds: sql`greatest(health_minute.database_milliseconds, excluded.database_milliseconds)`,
        price_age_seconds: sql`greatest(health_minute.price_age_seconds, excluded.price_age_seconds)`,
        waiting_seconds: sql`greatest(health_minute.waiting_seconds, excluded.waiting_seconds)`,
        not_green: sql`greatest(health_minute.not_green, excluded.not_green)`,
      }),
    )
    .execute()
}

async function forget(tx: Tx, at: Date): Promise<void> {
  const before = new Date(at.getTime() - DAY_MILLISECONDS)
  await tx.deleteFrom('health_minute').where('minute', '<', before).execute()
  // The last change before the day says how the day began.
  await sql`delete from health_change old where at < ${before}
    and exists (select from health_change later
      where later.part = old.part and later.at > old.at and later.at < ${before})`.execute(tx)
  const forgotten = new Date(at.getTime() - FORGOTTEN_MILLISECONDS)
  await tx.deleteFrom('health_part').where('checked_at', '<', forgotten).execute()
}
