import type { Currency } from '@causeway/core/currencies'
import { bookSuspenseReturned } from '@causeway/core/ledger'
import { type Amount, parseAmount } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { DepositTable, Tx } from '../db/index.ts'
import { assignToReturn } from '../deposit-store/return-deposits.ts'
import { post } from '../ledger/index.ts'
import type { OrderNeeds } from '../orders/index.ts'
import { endClaim, lockClaimsOf } from '../payment-claims/index.ts'
import { insertTransfers } from '../transfer-store/insert-transfers.ts'
import { checkAgreedTarget, isUnmatched, paymentQuery } from './check-return.ts'
import { returnRecord, wasSentBack } from './return-record.ts'
import type { ReturnFailure, ReturnIntent, ReturnTerms } from './return-types.ts'

/**
 * Sends an unmatched payment back as two people agreed (OPS-12.10). What was owed from suspense is on its way out from
 * then on, and the transfer goes the way of every payout. The payment's row is locked: it is sent back, assigned or booked
 * as capital once, whoever comes first. Reports of the payment end as returned.
 */
export async function sendSuspenseBack(
  needs: OrderNeeds,
  intent: ReturnIntent,
  actor: AuditActor,
): Promise<Result<null, ReturnFailure>> {
  const coin = needs.catalogue.find(intent.asset)
  if (coin === undefined) return fail({ code: 'deposit_not_found' })
  const target = await checkAgreedTarget(needs, coin, intent)
  if (!target.ok) return target
  const found = await paymentQuery(needs.database.direct(), intent).executeTakeFirst()
  if (found === undefined) return fail({ code: 'deposit_not_found' })
  const touched: string[] = []
  const sent = await needs.database.transaction('send_suspense_back', async (tx) => {
    // Orders before payments, as everywhere.
    const claims = await lockClaimsOf(tx, found.id, [])
    const deposit = await paymentQuery(tx, intent).forUpdate().executeTakeFirstOrThrow()
    const terms = termsOf(intent, coin)
    if (!isUnmatched(deposit) || !isWhole(deposit, terms)) return fail({ code: 'not_in_suspense' })
    if (await wasSentBack(tx, deposit)) return fail({ code: 'already_sent_back' })
    const now = needs.clock.now()
    const at = new Date(now)
    await insertReturn(tx, deposit, { intent, terms, at })
    for (const claim of claims) {
      const { reason } = intent
      await endClaim(tx, claim, { event: 'refused', refusal: 'returned', reason, at })
      touched.push(claim.order_id)
    }
    const subject = `payment:${intent.txId}`
    await appendAudit(tx, now, { actor, action: 'payment.sent_back', subject, after: intent })
    return ok(null)
  })
  for (const id of touched) needs.watch.changed(id)
  if (sent.ok) needs.wake('transfers')
  return sent
}

/** The sums that were agreed on, whatever the network fee is today. Throws where they can't be read. */
function termsOf(intent: ReturnIntent, coin: Currency): ReturnTerms {
  return { sent: read(intent.amount, coin), networkFee: read(intent.networkFee, coin) }
}

function read(text: string, coin: Currency): Amount {
  const parsed = parseAmount(text, coin)
  if (!parsed.ok) throw new Error(`${text} is no amount of ${coin.ticker}`)
  return parsed.value
}

function isWhole(
  { asset, units }: Selectable<DepositTable>,
  { networkFee, sent }: ReturnTerms,
): boolean {
  return asset === sent.asset && sent.units > 0n && units === sent.units + networkFee.units
}

async function insertReturn(
  tx: Tx,
  deposit: Selectable<DepositTable>,
  made: { readonly intent: ReturnIntent; readonly terms: ReturnTerms; readonly at: Date },
): Promise<void> {
  const { at, intent, terms } = made
  const id = newId()
  const where = { network: deposit.network, asset: deposit.asset, destination: intent.address }
  const parts = { ...where, units: terms.sent.units, extra_id: intent.extraId }
  await tx
    .insertInto('suspense_return')
    .values({
      ...parts,
      id,
      deposit_id: deposit.id,
      fee: terms.networkFee.units,
      reason: intent.reason,
      state: 'sending',
      decided_at: at,
    })
    .execute()
  await assignToReturn(tx, deposit.id, id)
  await post(tx, bookSuspenseReturned({ id }, terms), {
    orderId: null,
    at,
    note: intent.reason,
  })
  await insertTransfers(tx, [
    { ...parts, id, kind: 'return', record: returnRecord(intent), created_at: at },
  ])
}
