import { formatUnits } from '@causeway/core/money'
import { sql } from 'kysely'
import { notifyAccount } from '../../accounts/index.ts'
import { dayRows } from '../../commissions/fold-commissions.ts'
import type { Tx } from '../../db/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { monthBefore } from '../calendar-month.ts'

/**
 * Sends one affiliate the statement of the month that has ended (UTC), once. Those who had no order in it get none. False
 * where nobody is left.
 */
export async function sendStatement(needs: AffiliateNeeds): Promise<boolean> {
  const { clock, database, notifier } = needs
  const month = monthBefore(clock.now())
  return database.transaction('send_affiliate_statement', async (tx) => {
    const { rows } = await sql<{ id: string; account_id: string | null }>`
      update affiliate set statement_month = ${month}::date where id = (
        select a.id from affiliate a
        where a.state = 'approved' and (a.statement_month is null or a.statement_month < ${month}::date)
        order by a.id limit 1 for no key update skip locked)
      returning id, account_id`.execute(tx)
    const [row] = rows
    if (row === undefined) return false
    const { earned, orders } = await readMonth(tx, needs, { affiliateId: row.id, month })
    if (row.account_id === null || orders === 0n) return true
    await notifyAccount(tx, notifier, {
      kind: 'affiliate-statement',
      accountId: row.account_id,
      facts: {
        link: `/earn/statement?month=${month.slice(0, 7)}`,
        month: month.slice(0, 7),
        orders: orders.toString(),
        sum: `${formatUnits(earned / 10n ** 16n, 2)} USD`,
      },
    })
    return true
  })
}

/** Finished orders of a month, and what they earned in attodollars at the market of their moment. */
async function readMonth(
  tx: Tx,
  { catalogue }: AffiliateNeeds,
  { affiliateId, month }: { readonly affiliateId: string; readonly month: string },
): Promise<{ readonly orders: bigint; readonly earned: bigint }> {
  const { rows } = await sql<{ orders: bigint; earned: bigint }>`
    select coalesce(sum(orders), 0) as orders, coalesce(sum(earned), 0) as earned
    from (${dayRows(catalogue)}) days where affiliate_id = ${affiliateId}::uuid
      and day >= ${month}::date and day < ${month}::date + interval '1 month'`.execute(tx)
  return rows[0] ?? { orders: 0n, earned: 0n }
}
