import { healthStates } from '@causeway/core/health/health-states'
import type { Database } from '../db/index.ts'
import { DAY_MILLISECONDS, FRESH_MILLISECONDS, worstOf } from './health-store.ts'
import type { HealthPartView, HealthView } from './health-types.ts'
import { duration, judgeHalts } from './judge-parts.ts'

/** How every part stands over all processes, with its last 24 hours. `now`: milliseconds since 1970. */
export async function readHealth(database: Database, now: number): Promise<HealthView> {
  const direct = database.direct()
  const [reported, changes, minutes] = [
    await direct.selectFrom('health_part').selectAll().orderBy('part').execute(),
    await direct
      .selectFrom('health_change')
      .select(['part', 'at', 'state'])
      .orderBy('at')
      .execute(),
    await direct
      .selectFrom('health_minute')
      .selectAll()
      .where('minute', '>=', new Date(now - DAY_MILLISECONDS))
      .orderBy('minute')
      .execute(),
  ]
  // A halt is seen at once, not at the next report.
  const halts = judgeHalts(await direct.selectFrom('halt').selectAll().execute())
  const current = currentParts(reported, now).map((row) =>
    row.part === 'halts' ? { ...row, ...halts } : row,
  )
  const parts = current.map((row): HealthPartView => {
    const own = changes.filter(({ part }) => part === row.part)
    const last = own.at(-1)
    return {
      part: row.part,
      state: row.state,
      reason: row.reason,
      checkedAt: row.checked_at,
      since: last?.state === row.state ? last.at : null,
      changes: own.map(({ at, state }) => ({ at, state })),
    }
  })
  const rank = ({ state }: HealthPartView) => -healthStates.indexOf(state)
  return {
    at: new Date(now),
    parts: parts.toSorted((one, other) => rank(one) - rank(other)),
    minutes: minutes.map((row) => ({
      minute: row.minute,
      databaseMilliseconds: row.database_milliseconds,
      priceAgeSeconds: row.price_age_seconds,
      waitingSeconds: row.waiting_seconds,
      notGreen: row.not_green,
    })),
  }
}

type Reported = {
  readonly part: string
  readonly state: HealthPartView['state']
  readonly reason: string
  readonly checked_at: Date
}

/** The worst of what is fresh; a part without a recent report is failing, whatever the last report said. */
function currentParts(reported: readonly Reported[], now: number): readonly Reported[] {
  const age = ({ checked_at: at }: Reported) => now - at.getTime()
  const fresh = worstOf(reported.filter((row) => age(row) <= FRESH_MILLISECONDS))
  const known = new Set(fresh.map(({ part }) => part))
  const newest = new Map<string, Reported>()
  for (const row of reported) {
    const before = newest.get(row.part)
    const isNewer = before === undefined || age(row) < age(before)
    if (!known.has(row.part) && isNewer) newest.set(row.part, row)
  }
  const silent = [...newest.values()].map((row): Reported => {
    const reason = `Nothing has reported on this for ${duration(age(row) / 1000)}.`
    return { ...row, state: 'red', reason }
  })
  return [...fresh, ...silent].toSorted((one, other) => (one.part < other.part ? -1 : 1))
}
