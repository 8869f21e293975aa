import {
  affiliateAccount,
  affiliatePurchaseAccount,
  heldCommissionAccount,
} from '@causeway/core/ledger'
import { sql } from 'kysely'
import type { Database } from '../../db/index.ts'
import { balanceRows } from '../../ledger/index.ts'

/** What an account's owner takes along of the affiliate programme; null where the account never applied. */
export async function exportedAffiliate(
  database: Database,
  accountId: string,
): Promise<object | null> {
  const direct = database.direct()
  const affiliate = await direct
    .selectFrom('affiliate')
    .select(['id', 'ref_id as refId', 'state', 'website', 'about', 'applied_at as appliedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (affiliate === undefined) return null
  const { id, ...known } = affiliate
  return {
    ...known,
    balances: await balancesOf(database, id),
    tools: await direct
      .selectFrom('affiliate_tool')
      .select(['id', 'type', 'name', 'settings', 'created_at as createdAt'])
      .where('affiliate_id', '=', id)
      .orderBy('created_at')
      .execute(),
    payoutAddresses: await direct
      .selectFrom('affiliate_address')
      .select(['currency', 'address', 'changed_at as changedAt'])
      .where('affiliate_id', '=', id)
      .execute(),
    payouts: await direct
      .selectFrom('affiliate_payout')
      .select(['currency', 'destination', 'state', 'requested_at as requestedAt'])
      .select(({ cast, ref }) => [
        cast<string>(ref('units'), 'text').as('units'),
        cast<string>(ref('fee'), 'text').as('fee'),
      ])
      .where('affiliate_id', '=', id)
      .orderBy('requested_at')
      .execute(),
    conversions: await direct
      .selectFrom('affiliate_conversion')
      .select(['target', 'state', 'taken', 'requested_at as requestedAt'])
      .select(({ cast, ref }) => cast<string | null>(ref('units'), 'text').as('units'))
      .where('affiliate_id', '=', id)
      .orderBy('requested_at')
      .execute(),
  }
}

async function balancesOf(database: Database, id: string): Promise<readonly object[]> {
  const accounts = [affiliateAccount(id), affiliatePurchaseAccount(id), heldCommissionAccount(id)]
  const { rows } = await sql<{ asset: string; units: string }>`
    select asset, (-sum(units))::text as units from (${balanceRows}) balance
    where account = any(${accounts}::text[]) group by asset having sum(units) <> 0`.execute(
    database.direct(),
  )
  return rows
}
