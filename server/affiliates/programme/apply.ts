import { nextAffiliateState } from '@causeway/core/affiliates'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import { notifyAccount } from '../../accounts/index.ts'
import type { Tx } from '../../db/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { type AffiliateRow, findAffiliate, newRefId } from '../affiliate-store.ts'

/** What an applicant says of itself. */
export type Application = { readonly website: string | null; readonly about: string | null }

/**
 * Applies to the programme with an account. Approved at once where the operator has set it so. An account that has applied
 * already keeps what it has; one that was refused applies again.
 */
export async function applyAsAffiliate(
  needs: AffiliateNeeds,
  accountId: string,
  application: Application,
): Promise<AffiliateRow> {
  return needs.database.transaction('apply_affiliate', async (tx) => {
    const at = new Date(needs.clock.now())
    const known = await insertApplication(tx, { accountId, application, at })
    const next = known.state === 'refused' ? nextAffiliateState(known.state, 'applied_again') : null
    if (next !== null) {
      await tx
        .updateTable('affiliate')
        .set({ ...application, state: next, applied_at: at, decided_at: null, reason: null })
        .where('id', '=', known.id)
        .execute()
    }
    const state = next ?? known.state
    if (state === 'applied' && needs.affiliatePolicy.approval === 'automatic') {
      await approveAffiliate(tx, needs, { ...known, state }, at)
    }
    return rowOf(tx, accountId)
  })
}

async function insertApplication(
  tx: Tx,
  made: { readonly accountId: string; readonly application: Application; readonly at: Date },
): Promise<AffiliateRow> {
  const { accountId, application, at } = made
  await tx
    .insertInto('affiliate')
    .values({
      id: newId(),
      account_id: accountId,
      ref_id: newRefId(),
      state: 'applied',
      ...application,
      applied_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').where('account_id', 'is not', null).doNothing(),
    )
    .execute()
  return rowOf(tx, accountId)
}

async function rowOf(tx: Tx, accountId: string): Promise<AffiliateRow> {
  const row = await findAffiliate(tx, accountId)
  if (row === null) throw new Error(`Account ${accountId} is no affiliate`)
  return row
}

/** Approves a locked or new application, with a mail. False where it cannot be approved. */
export async function approveAffiliate(
  tx: Tx,
  needs: Pick<AffiliateNeeds, 'notifier'>,
  affiliate: AffiliateRow,
  at: Date,
): Promise<boolean> {
  const event = affiliate.state === 'disabled' ? 'enabled' : 'approved'
  const state = nextAffiliateState(affiliate.state, event)
  if (state === null) return false
  await tx
    .updateTable('affiliate')
    .set({ state, decided_at: at, reason: null })
    .where('id', '=', affiliate.id)
    .execute()
  if (event === 'approved' && affiliate.account_id !== null) {
    await notifyAccount(tx, needs.notifier, {
      kind: 'affiliate-approved',
      accountId: affiliate.account_id,
      facts: { link: '/earn/tools' },
    })
  }
  return true
}

export type RefIdUnknown = Failure<'ref_id_unknown'>

/** The ref id of an affiliate's own links, by the merchant id of its account, which its pages and widget know. */
export async function refIdOfMerchant(
  { database }: Pick<AffiliateNeeds, 'database'>,
  merchantId: string,
): Promise<Result<string, RefIdUnknown>> {
  const row = await database
    .direct()
    .selectFrom('affiliate')
    .innerJoin('account', 'account.id', 'affiliate.account_id')
    .select('ref_id')
    .where('account.merchant_id', '=', merchantId)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return row === undefined ? fail({ code: 'ref_id_unknown' }) : ok(row.ref_id)
}
