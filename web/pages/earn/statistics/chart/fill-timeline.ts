import type { TimelineOut } from '@causeway/api/contract'
import type { Grouping } from '../statistics-query.ts'

const DAY_MILLISECONDS = 86_400_000
const DAYS_IN_WEEK = 7

type Days = { readonly from: string; readonly to: string }

/** A timeline with the times in which nothing happened, oldest first. Days are in UTC; weeks begin on Monday. */
export function fillTimeline(
  timeline: readonly TimelineOut[],
  { from, to }: Days,
  by: Grouping,
): readonly TimelineOut[] {
  const known = new Map(timeline.map((entry) => [entry.date, entry]))
  return periodsOf({ from, to }, by).map(
    (date) => known.get(date) ?? { date, clicks: 0, orders: 0, turnover: '0.00', earnings: '0.00' },
  )
}

function periodsOf({ from, to }: Days, by: Grouping): readonly string[] {
  const periods: string[] = []
  for (let day = firstDay(new Date(from), by); dayOf(day) <= to; day = nextPeriod(day, by)) {
    periods.push(dayOf(day))
  }
  return periods
}

/** The day on which the period of a day begins. */
function firstDay(day: Date, by: Grouping): Date {
  if (by === 'day') return day
  if (by === 'month') return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1))
  const sinceMonday = (day.getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK
  return new Date(day.getTime() - sinceMonday * DAY_MILLISECONDS)
}

function nextPeriod(day: Date, by: Grouping): Date {
  if (by === 'month') return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1))
  return new Date(day.getTime() + (by === 'week' ? DAYS_IN_WEEK : 1) * DAY_MILLISECONDS)
}

function dayOf(day: Date): string {
  return day.toISOString().slice(0, 10)
}
