import { shortenAddress } from '@causeway/core/addresses'
import { amount } from '@causeway/core/money'
import { sql } from 'kysely'
import { notifyAccount } from '../../accounts/index.ts'
import { claimUnreportedPayout } from '../../commissions/affiliate-payouts.ts'
import type { Tx } from '../../db/index.ts'
import { amountText } from '../../orders/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'

/** Tells one affiliate by mail of its first commission. False where nobody is to be told. */
export async function notifyFirstCommission(needs: AffiliateNeeds): Promise<boolean> {
  const { clock, database, notifier } = needs
  return database.transaction('tell_first_commission', async (tx) => {
    const { rows } = await sql<{ id: string; account_id: string | null }>`
      update affiliate set told_first_at = ${new Date(clock.now())} where id = (
        select a.id from affiliate a where a.told_first_at is null
          and exists (select 1 from affiliate_commission c where c.affiliate_id = a.id and c.state = 'earned')
        order by a.id limit 1 for no key update skip locked)
      returning id, account_id`.execute(tx)
    const [row] = rows
    if (row === undefined) return false
    const first = await tx
      .selectFrom('affiliate_commission')
      .select(['asset', 'units'])
      .where('affiliate_id', '=', row.id)
      .where('state', '=', 'earned')
      .orderBy('at')
      .executeTakeFirstOrThrow()
    if (row.account_id === null) return true
    await notifyAccount(tx, notifier, {
      kind: 'affiliate-first-commission',
      accountId: row.account_id,
      facts: {
        link: '/earn/statistics',
        sum: amountText(needs, amount(first.asset, first.units)),
      },
    })
    return true
  })
}

/** Tells one affiliate by mail of a payout that is confirmed. False where nobody is to be told. */
export async function notifyPayoutSent(needs: AffiliateNeeds): Promise<boolean> {
  const { clock, database, notifier } = needs
  return database.transaction('tell_affiliate_payout', async (tx) => {
    const payout = await claimUnreportedPayout(tx, new Date(clock.now()))
    if (payout === null) return false
    const accountId = await accountOf(tx, payout.affiliate_id)
    if (accountId === null) return true
    const sent = await tx
      .selectFrom('transfer_transaction')
      .select('tx_id')
      .where('transfer_id', '=', payout.id)
      .where('fee_units', 'is not', null)
      .executeTakeFirst()
    await notifyAccount(tx, notifier, {
      kind: 'affiliate-payout-sent',
      accountId,
      facts: {
        link: '/earn/payouts',
        sum: amountText(needs, amount(payout.currency, payout.units)),
        to: shortenAddress(payout.destination),
        ...(sent === undefined ? {} : { transaction: shortenAddress(sent.tx_id) }),
      },
    })
    return true
  })
}

async function accountOf(tx: Tx, affiliateId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('affiliate')
    .select('account_id')
    .where('id', '=', affiliateId)
    .executeTakeFirst()
  return row?.account_id ?? null
}
