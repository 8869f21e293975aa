import { forgetRefundScreenings } from '../compliance/index.ts'
import type { Database } from '../db/index.ts'
import {
  forgetClientIds,
  forgetDestinationNames,
  forgetEmails,
  forgetPartnerNotes,
  forgetRefundAddresses,
} from '../order-store/forget-fields.ts'
import { forgetRequests, forgetUsedQuotes } from '../order-store/forget-requests.ts'

/** How long each personal field of an ended order is kept, in days. The books keep amounts and addresses. */
export type RetentionPeriods = {
  readonly emailDays: number
  readonly clientIdDays: number
  readonly refundAddressDays: number
}

const DAY_MILLISECONDS = 86_400_000
/** As long as the browser that made an order keeps its secret. */
const REQUEST_DAYS = 31
/** A quote is good for minutes; clocks may be wrong by more. */
const USED_QUOTE_DAYS = 7

/** Removes personal fields of ended orders whose time is over, and which requests and quotes made orders long ago. */
export async function forgetPersonalData(
  database: Database,
  now: number,
  periods: RetentionPeriods,
): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MILLISECONDS)
  await forgetEmails(database, before(periods.emailDays))
  await forgetClientIds(database, before(periods.clientIdDays))
  // First, since those orders are known by the address that they still have.
  await forgetRefundScreenings(database, before(periods.refundAddressDays))
  await forgetRefundAddresses(database, before(periods.refundAddressDays))
  // The books keep where a payout went; they need no name for it.
  await forgetPartnerNotes(database, before(periods.refundAddressDays))
  await forgetDestinationNames(database, before(periods.refundAddressDays))
  await forgetRequests(database, before(REQUEST_DAYS))
  await forgetUsedQuotes(database, before(USED_QUOTE_DAYS))
}
