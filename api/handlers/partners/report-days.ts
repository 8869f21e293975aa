import type { ReportDays } from '@causeway/server/partners'
import type { Answer, PartnerReportDays } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { answer } from '../handler.ts'

const DAY_MILLISECONDS = 86_400_000
const USUAL_DAYS = 30
const MOST_DAYS = 366

/** The days that a report is asked for. `now`: milliseconds since 1970. */
export function reportDays(
  asked: PartnerReportDays,
  now: number,
): Answer<ReportDays, 'report_days_malformed'> {
  const to = asked.to ?? dayOf(now)
  const last = millisecondsOf(to)
  const from =
    asked.from ?? (last === null ? to : dayOf(last - (USUAL_DAYS - 1) * DAY_MILLISECONDS))
  const first = millisecondsOf(from)
  const isRange = first !== null && last !== null && first <= last
  if (!isRange || last - first >= MOST_DAYS * DAY_MILLISECONDS) {
    return refuseRequest({ code: 'report_days_malformed' })
  }
  return answer({ from, to })
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** The beginning of a day; null where the calendar has no such day. */
function millisecondsOf(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) || dayOf(at) !== day ? null : at
}
