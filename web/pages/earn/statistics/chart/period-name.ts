import type { Translate } from '@causeway/content/messages'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import type { Grouping } from '../statistics-query.ts'

/** What a period of the timeline is called, by the day it begins on. */
export function periodName(date: string, by: Grouping, t: Translate): string {
  if (by === 'day') return formatDate(date, t)
  if (by === 'week') return t('earnStatistics.weekOf', { date: formatDate(date, t) })
  const [year = '', month = '1'] = date.split('-')
  const names = t('common.months').split(' ')
  return t('earnStatistics.monthOf', { month: names[Number(month) - 1] ?? '', year })
}
