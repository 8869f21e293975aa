import type { Database } from '../db/index.ts'
import { type AlertMessage, PAYOUTS_PAUSED } from './alert-message.ts'
import { listAlerts } from './list-alerts.ts'

/** What is said on the site: that payouts are paused, while they are, and what the operator says, oldest first. */
export async function shownAlerts(
  database: Pick<Database, 'direct'>,
): Promise<readonly AlertMessage[]> {
  const halt = await database
    .direct()
    .selectFrom('halt')
    .select('scope')
    .where('scope', 'in', ['all', 'signing'])
    .executeTakeFirst()
  return [...(halt === undefined ? [] : [PAYOUTS_PAUSED]), ...(await listAlerts(database))]
}
