import type { AffiliateState } from '@causeway/core/affiliates'
import { amount, formatUnits } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { AffiliatePayoutTable, Queryable } from '../../db/index.ts'
import type { OrderNeeds } from '../../orders/index.ts'
import { checkPaidAddress } from '../money/check-paid-address.ts'
import type { HeldPayout, HeldPayoutIntent, PayoutReviewFailure } from './payout-review-types.ts'

const MOST = 100

export type ReviewNeeds = Pick<
  OrderNeeds,
  'catalogue' | 'chains' | 'clock' | 'compliance' | 'database' | 'flavourOf' | 'wake'
>

/** Payouts that wait for staff, the oldest first, a hundred at most. */
export async function listHeldPayouts(database: Queryable): Promise<readonly HeldPayout[]> {
  const rows = await payoutQuery(database)
    .where('affiliate_payout.state', '=', 'held')
    .orderBy('affiliate_payout.requested_at')
    .orderBy('affiliate_payout.id')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    refId: row.ref_id,
    affiliateState: row.affiliate_state,
    accountId: row.account_id,
    sent: amount(row.currency, row.units),
    fee: amount(row.currency, row.fee),
    address: row.destination,
    isMonthly: row.month !== null,
    requestedAt: row.requested_at,
  }))
}

/**
 * What two people are asked to agree on. The address is checked as when an affiliate sets it: valid, not ours, not restricted. Asks
 * the provider of address checks: outside transactions.
 */
export async function heldPayoutIntent(
  needs: ReviewNeeds,
  { payoutId, reason }: { readonly payoutId: string; readonly reason: string },
): Promise<Result<HeldPayoutIntent, PayoutReviewFailure>> {
  if (reason.trim() === '') return fail({ code: 'reason_missing' })
  const payout = await findPayout(needs.database.direct(), payoutId)
  if (payout === null) return fail({ code: 'affiliate_payout_unknown' })
  if (payout.state !== 'held') return fail({ code: 'affiliate_payout_decided' })
  const { currency, destination, fee, units } = payout
  const checked = await checkPaidAddress(needs, currency, destination)
  if (!checked.ok) return checked
  const decimals = needs.catalogue.find(currency)?.decimals
  if (decimals === undefined) throw new Error(`Nothing is paid in ${currency}`)
  return ok({
    payoutId,
    refId: payout.ref_id,
    affiliateState: payout.affiliate_state,
    asset: currency,
    amount: formatUnits(units, decimals),
    networkFee: formatUnits(fee, decimals),
    address: destination,
    reason: reason.trim(),
  })
}

type PayoutRow = Selectable<AffiliatePayoutTable> & {
  readonly ref_id: string
  readonly affiliate_state: AffiliateState
  readonly account_id: string | null
}

/** A payout with its affiliate; null where there is none. */
export async function findPayout(database: Queryable, id: string): Promise<PayoutRow | null> {
  if (!isUuid(id)) return null
  const row = await payoutQuery(database).where('affiliate_payout.id', '=', id).executeTakeFirst()
  return row ?? null
}

function payoutQuery(database: Queryable) {
  return database
    .selectFrom('affiliate_payout')
    .innerJoin('affiliate', 'affiliate.id', 'affiliate_payout.affiliate_id')
    .selectAll('affiliate_payout')
    .select(['affiliate.ref_id', 'affiliate.account_id', 'affiliate.state as affiliate_state'])
}
