import type { Translate } from '@causeway/content/messages'
import { formatDate, formatMonth } from '../../../../i18n/format-date-time.ts'
import type { Grouping } from '../statistics-query.ts'

/** What a period of the timeline is called, by the day it begins on. */
export function periodName(date: string, by: Grouping, t: Translate): string {
  if (by === 'day') return formatDate(date, t)
  if (by === 'week') return t('earnStatistics.weekOf', { date: formatDate(date, t) })
  return formatMonth(date.slice(0, 7), t)
}
