import {
  type AffiliatePayoutEvent,
  nextAffiliatePayoutState,
  type PayoutCurrency,
  PURCHASE_CURRENCY,
} from '@causeway/core/affiliates'
import {
  bookCommissionPayout,
  bookCommissionPayoutRefused,
  type CommissionSource,
} from '@causeway/core/ledger'
import { type Amount, amount } from '@causeway/core/money'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { AffiliatePayoutTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { insertTransferOnce } from '../transfer-store/insert-transfers.ts'
import { type PayoutRecord, storePayoutRecord } from './payout-record.ts'

/** A payout that was decided on: `sent` leaves the wallet, `fee` stays ours. */
export type NewAffiliatePayout = PayoutRecord & {
  readonly id: string
  readonly sent: Amount<PayoutCurrency>
  readonly network: string
  readonly destination: string
  readonly at: Date
  /** It leaves the balance, and isn't sent before staff have agreed. */
  readonly isHeld: boolean
}

/**
 * Writes a payout down: its row, its posting and, unless it is held, its transfer, which has the same id. The affiliate's row is
 * locked, so that a balance is paid out once. A payout that is written already changes nothing, but one that was held is sent
 * where it was sent before the database was restored.
 */
export async function insertAffiliatePayout(tx: Tx, made: NewAffiliatePayout): Promise<void> {
  const row: Insertable<AffiliatePayoutTable> = {
    id: made.id,
    affiliate_id: made.affiliateId,
    currency: made.sent.asset,
    units: made.sent.units,
    fee: made.fee,
    destination: made.destination,
    state: made.isHeld ? 'held' : 'sending',
    month: made.month,
    requested_at: made.at,
  }
  const inserted = await tx
    .insertInto('affiliate_payout')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    const { state } = await lockPayout(tx, made.id)
    if (state === 'held' && !made.isHeld) await sendHeldPayout(tx, made)
    return
  }
  const parts = { sent: made.sent, fee: amount(made.sent.asset, made.fee) }
  const of = sourceOf(made.sent.asset)
  await post(tx, bookCommissionPayout({ ...made, of }, parts), { orderId: null, at: made.at })
  if (!made.isHeld) await insertTransfer(tx, made)
}

type Sent = Omit<NewAffiliatePayout, 'isHeld'>

async function insertTransfer(tx: Tx, made: Sent): Promise<void> {
  await insertTransferOnce(tx, {
    id: made.id,
    kind: 'commission',
    record: storePayoutRecord(made),
    network: made.network,
    asset: made.sent.asset,
    units: made.sent.units,
    destination: made.destination,
    extra_id: null,
    created_at: made.at,
  })
}

/** Has a held payout sent, as it was written down. Throws where it isn't held. */
export async function sendHeldPayout(tx: Tx, made: Sent): Promise<void> {
  await recordPayoutEvent(tx, made.id, { event: 'approved', at: made.at })
  await insertTransfer(tx, made)
}

/** Which of an affiliate's balances a payout is made of. */
function sourceOf(currency: PayoutCurrency): CommissionSource {
  return currency === PURCHASE_CURRENCY ? 'purchase' : 'exchange'
}

export type AffiliatePayout = Selectable<AffiliatePayoutTable>

/**
 * Follows a payout: approved or declined by staff, confirmed under enough blocks, reorganised out of the chain, or refused, because
 * nothing can be sent to its address; what was declined or refused returns to the balance.
 */
export async function recordPayoutEvent(
  tx: Tx,
  payoutId: string,
  { at, event }: { readonly event: AffiliatePayoutEvent; readonly at: Date },
): Promise<void> {
  const payout = await lockPayout(tx, payoutId)
  const state = nextAffiliatePayoutState(payout.state, event)
  await tx
    .updateTable('affiliate_payout')
    .set({ state, ended_at: state === 'sending' ? null : at })
    .where('id', '=', payoutId)
    .execute()
  if (state !== 'refused') return
  const parts = {
    sent: amount(payout.currency, payout.units),
    fee: amount(payout.currency, payout.fee),
  }
  const of = sourceOf(payout.currency)
  const refused = { id: payout.id, affiliateId: payout.affiliate_id, of }
  await post(tx, bookCommissionPayoutRefused(refused, parts), { orderId: null, at })
}

/** A payout's row, for this transaction alone. Throws where there is none. */
export async function lockPayout(tx: Tx, id: string): Promise<AffiliatePayout> {
  return tx
    .selectFrom('affiliate_payout')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** A finished payout whose affiliate was not told yet, for this transaction alone; it counts as told from now on. */
export async function claimUnreportedPayout(tx: Tx, at: Date): Promise<AffiliatePayout | null> {
  const { rows } = await sql<AffiliatePayout>`
    update affiliate_payout set told_at = ${at} where id = (
      select id from affiliate_payout where state = 'finished' and told_at is null
      order by id limit 1 for update skip locked)
    returning *`.execute(tx)
  return rows[0] ?? null
}
