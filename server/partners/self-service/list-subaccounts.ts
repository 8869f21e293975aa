import type { PartnerNeeds } from '../partner-needs.ts'
import type { Subaccount } from './self-service-cases.ts'

const DAYS = 90
const MOST = 100
const DAY_MILLISECONDS = 86_400_000

/** The customers that an account's orders of the last 90 days name, most recent first; at most a hundred. */
export async function listSubaccounts(
  { clock, database }: Pick<PartnerNeeds, 'clock' | 'database'>,
  accountId: string,
): Promise<readonly Subaccount[]> {
  const rows = await database
    .direct()
    .selectFrom('orders')
    .innerJoin('partner', 'partner.id', 'orders.partner_id')
    .select(({ fn }) => [
      'orders.subaccount_id as id',
      fn.countAll<bigint>().as('orders'),
      fn.max('orders.created_at').as('last_at'),
    ])
    .where('partner.account_id', '=', accountId)
    .where('orders.subaccount_id', 'is not', null)
    // The index begins with these two: older orders are not read.
    .where('orders.created_at', '>=', new Date(clock.now() - DAYS * DAY_MILLISECONDS))
    .groupBy('orders.subaccount_id')
    .orderBy('last_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, last_at, orders }) => ({
    id: id ?? '',
    orders: Number(orders),
    lastOrderAt: last_at,
  }))
}
