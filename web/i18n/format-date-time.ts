import type { Translate } from '@causeway/content/messages'

/**
 * Writes an ISO 8601 time as "DD Mon YYYY, hh:mm:ss" in UTC (TRACK-01), the date in the order of the page's language.
 * The words are ours and not the platform's, so that server and browser write the same.
 */
export function formatDateTime(iso: string, t: Translate): string {
  const time = new Date(iso)
  const clock = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()]
  return `${formatDate(iso, t)}, ${clock.map(twoDigits).join(':')}`
}

/** "21 Nov 2026", the day in UTC. */
export function formatDate(iso: string, t: Translate): string {
  const time = new Date(iso)
  return t('common.date', {
    day: twoDigits(time.getUTCDate()),
    month: t('common.months').split(' ')[time.getUTCMonth()] ?? '',
    year: `${time.getUTCFullYear()}`,
  })
}

/** "Oct 2026", of a month as `YYYY-MM`. */
export function formatMonth(month: string, t: Translate): string {
  const [year = '', number = '1'] = month.split('-')
  return t('common.month', {
    month: t('common.months').split(' ')[Number(number) - 1] ?? '',
    year,
  })
}

function twoDigits(part: number): string {
  return part.toString().padStart(2, '0')
}
