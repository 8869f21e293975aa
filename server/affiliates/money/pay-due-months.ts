import { payoutCurrencies } from '@causeway/core/affiliates'
import { sql } from 'kysely'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { monthBefore } from '../calendar-month.ts'
import { payOut } from './request-payout.ts'

const MOST_AT_ONCE = 200

/**
 * Pays out, once a month, every balance that reaches the smallest payout and has an address. A month that nothing could be
 * paid for is tried until it is over. Answers how many payouts were made.
 */
export async function payDueMonths(needs: AffiliateNeeds): Promise<number> {
  if (!needs.affiliatePolicy.paysMonthly) return 0
  const month = monthBefore(needs.clock.now())
  let after = '00000000-0000-0000-0000-000000000000'
  let paid = 0
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select a.id from affiliate a
      where a.state = 'approved' and a.id > ${after}::uuid
        and exists (select 1 from affiliate_address where affiliate_address.affiliate_id = a.id)
      order by a.id limit ${MOST_AT_ONCE}`.execute(needs.database.direct())
    for (const { id } of rows) paid += await payMonth(needs, id, month)
    const last = rows.at(-1)
    if (last === undefined || rows.length < MOST_AT_ONCE) return paid
    after = last.id
  }
}

async function payMonth(needs: AffiliateNeeds, affiliateId: string, month: string) {
  let paid = 0
  for (const currency of payoutCurrencies) {
    const made = await payOut(needs, affiliateId, { currency, month })
    if (made.ok) paid += 1
  }
  return paid
}
