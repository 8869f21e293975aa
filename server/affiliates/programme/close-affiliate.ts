import { nextAffiliateState } from '@causeway/core/affiliates'
import type { Tx } from '../../db/index.ts'
import { findAffiliate } from '../affiliate-store.ts'

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
