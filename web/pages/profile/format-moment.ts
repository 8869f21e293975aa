import { formatDateTime } from '../transaction/format-date-time.ts'

/** "21 Nov 2026, 23:11" in UTC; `months` as for `formatDateTime`. */
export function formatMinute(iso: string, months: string): string {
  return formatDateTime(iso, months).slice(0, -':ss'.length)
}

/** "21 Nov 2026", the day in UTC. */
export function formatDay(iso: string, months: string): string {
  return formatDateTime(iso, months).split(',')[0] ?? ''
}
