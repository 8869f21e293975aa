import type { Currency } from '@causeway/core/currencies'
import { amount, formatUnits } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../../audit/append-audit.ts'
import {
  type AffiliatePayout,
  lockPayout,
  recordPayoutEvent,
  sendHeldPayout,
} from '../../commissions/affiliate-payouts.ts'
import { lockAffiliate } from '../affiliate-store.ts'
import { checkPaidAddress } from '../money/check-paid-address.ts'
import { findPayout, type ReviewNeeds } from './held-payouts.ts'
import type {
  AffiliateChanged,
  HeldPayoutIntent,
  OwnPayoutReviewFailure,
  PayoutReviewFailure,
} from './payout-review-types.ts'

/**
 * Has a held payout sent as two people agreed (OPS-07.9). The payout's row is locked: it is sent or declined once, whoever comes
 * first. Nothing is sent where it isn't exactly what they saw.
 */
export async function approveHeldPayout(
  needs: ReviewNeeds,
  intent: HeldPayoutIntent,
  actor: AuditActor,
): Promise<Result<null, PayoutReviewFailure | AffiliateChanged>> {
  const { payoutId } = intent
  const found = await findPayout(needs.database.direct(), payoutId)
  if (found === null) return fail({ code: 'affiliate_payout_unknown' })
  const checked = await checkPaidAddress(needs, found.currency, found.destination)
  if (!checked.ok) return checked
  const coin = needs.catalogue.find(found.currency)
  if (coin === undefined) throw new Error(`Nothing is paid in ${found.currency}`)
  const sent = await needs.database.transaction('send_held_payout', async (tx) => {
    const { id: affiliateId, state } = await lockAffiliate(tx, found.affiliate_id)
    const payout = await lockPayout(tx, payoutId)
    if (payout.state !== 'held') return fail({ code: 'affiliate_payout_decided' as const })
    const isSame = state === intent.affiliateState && isAgreed(payout, intent, coin)
    if (!isSame) return fail({ code: 'affiliate_changed' as const })
    const now = needs.clock.now()
    await sendHeldPayout(tx, {
      id: payoutId,
      affiliateId,
      fee: payout.fee,
      month: payout.month,
      sent: amount(payout.currency, payout.units),
      network: coin.protocol,
      destination: payout.destination,
      at: new Date(now),
    })
    await appendAudit(tx, now, {
      actor,
      action: 'affiliate.payout_sent',
      subject: `affiliate:${intent.refId}`,
      after: intent,
    })
    return ok(null)
  })
  if (sent.ok) needs.wake('transfers')
  return sent
}

function isAgreed(payout: AffiliatePayout, intent: HeldPayoutIntent, coin: Currency): boolean {
  return (
    payout.currency === intent.asset &&
    payout.destination === intent.address &&
    formatUnits(payout.units, coin.decimals) === intent.amount &&
    formatUnits(payout.fee, coin.decimals) === intent.networkFee
  )
}

/** Puts a held payout back into the affiliate's balance, by one person. */
export async function declineHeldPayout(
  { clock, database }: Pick<ReviewNeeds, 'clock' | 'database'>,
  { payoutId, reason }: { readonly payoutId: string; readonly reason: string },
  actor: AuditActor,
): Promise<Result<null, OwnPayoutReviewFailure>> {
  if (reason.trim() === '') return fail({ code: 'reason_missing' })
  const found = await findPayout(database.direct(), payoutId)
  if (found === null) return fail({ code: 'affiliate_payout_unknown' })
  return database.transaction('decline_held_payout', async (tx) => {
    const { state } = await lockPayout(tx, payoutId)
    if (state !== 'held') return fail({ code: 'affiliate_payout_decided' as const })
    const now = clock.now()
    await recordPayoutEvent(tx, payoutId, { event: 'declined', at: new Date(now) })
    await appendAudit(tx, now, {
      actor,
      action: 'affiliate.payout_declined',
      subject: `affiliate:${found.ref_id}`,
      after: { payoutId, reason: reason.trim() },
    })
    return ok(null)
  })
}
