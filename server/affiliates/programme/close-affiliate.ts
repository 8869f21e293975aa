import { nextAffiliateState } from '@causeway/core/affiliates'
import type { Queryable, Tx } from '../../db/index.ts'
import { findAffiliate } from '../affiliate-store.ts'
import { readBalances } from '../money/balances.ts'

/**
 * Ends the affiliate of an account that is deleted: its links lead to nothing any more, its addresses, texts and names of
 * tools are forgotten, and nothing leads back to the account. What is owed stays in the ledger, as its orders do.
 */
export async function closeAffiliateOfAccount(tx: Tx, accountId: string, at: Date): Promise<void> {
  const affiliate = await findAffiliate(tx, accountId)
  if (affiliate === null) return
  const { id } = affiliate
  const state =
    nextAffiliateState(affiliate.state, 'disabled') ??
    nextAffiliateState(affiliate.state, 'refused') ??
    affiliate.state
  await tx
    .updateTable('affiliate')
    .set({ account_id: null, state, website: null, about: null, reason: null, decided_at: at })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('affiliate_address').where('affiliate_id', '=', id).execute()
  await tx
    .updateTable('affiliate_tool')
    .set({ name: 'Deleted', settings: '{}', is_disabled: true })
    .where('affiliate_id', '=', id)
    .execute()
}

/** What an account's owner takes along of the programme; null where the account never applied. */
export async function exportAffiliate(
  database: Queryable,
  accountId: string,
): Promise<object | null> {
  const affiliate = await findAffiliate(database, accountId)
  if (affiliate === null) return null
  const of = { column: 'affiliate_id', value: affiliate.id } as const
  const { exchange, held, purchase } = await readBalances(database, affiliate)
  const units = (balances: ReadonlyMap<string, bigint>) =>
    Object.fromEntries([...balances].map(([asset, sum]) => [asset, sum.toString()]))
  return {
    refId: affiliate.ref_id,
    state: affiliate.state,
    website: affiliate.website,
    about: affiliate.about,
    appliedAt: affiliate.applied_at,
    balancesInUnits: { exchange: units(exchange), purchase: units(purchase), held: units(held) },
    tools: await database
      .selectFrom('affiliate_tool')
      .select(['id', 'type', 'name', 'settings', 'is_disabled', 'created_at'])
      .where(of.column, '=', of.value)
      .execute(),
    addresses: await database
      .selectFrom('affiliate_address')
      .select(['currency', 'address', 'changed_at'])
      .where(of.column, '=', of.value)
      .execute(),
    payouts: await database
      .selectFrom('affiliate_payout')
      .select(['currency', 'units', 'fee', 'destination', 'state', 'requested_at', 'ended_at'])
      .where(of.column, '=', of.value)
      .execute(),
    conversions: await database
      .selectFrom('affiliate_conversion')
      .select(['target', 'units', 'taken', 'state', 'requested_at', 'ended_at'])
      .where(of.column, '=', of.value)
      .execute(),
  }
}
