import { type RawBuilder, sql } from 'kysely'

const DAY_MILLISECONDS = 86_400_000

/** First day of the month before a moment (UTC), as `YYYY-MM-DD`. */
export function monthBefore(now: number): string {
  const at = new Date(now)
  return dayOf(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1))
}

/** Last day of a month, which is given by its first, as `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  const first = new Date(`${month}T00:00:00Z`)
  return dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) - DAY_MILLISECONDS)
}

/** Whether a column's time lies in a month (UTC), which is given by its first day. */
export function withinMonth(column: string, month: string): RawBuilder<boolean> {
  return sql<boolean>`
    ${sql.ref(column)} >= ${month}::date::timestamp at time zone 'UTC'
      and ${sql.ref(column)} < (${month}::date + interval '1 month') at time zone 'UTC'`
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
