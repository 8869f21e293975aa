import { bookHandPayout } from '@causeway/core/ledger'
import type { Amount } from '@causeway/core/money'
import { ok, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { takeFree } from '../own-sends/take-free.ts'
import { insertTransfers } from '../transfer-store/insert-transfers.ts'
import { checkLimit, checkTerms, type HandNeeds } from './check-hand-payout.ts'
import type { HandFailure, HandIntent } from './hand-types.ts'

/**
 * Pays coins of the shop to an address of no order, as two people agreed (OPS-07.10): they left its capital from then on, and
 * the transfer goes the way of every payout. The day’s limit is read where no other payout of the coin can come between; the
 * signer counts again by its own journal.
 */
export async function payByHand(
  needs: HandNeeds,
  intent: HandIntent,
  actor: AuditActor,
): Promise<Result<null, HandFailure>> {
  const checked = await checkTerms(needs, intent)
  if (!checked.ok) return checked
  const { coin, sum } = checked.value
  const made = await needs.database.transaction('pay_by_hand', async (tx) => {
    const check = () => checkLimit(tx, needs, sum)
    const taken = await takeFree(tx, needs, { id: intent.payoutId, coin, sum, check })
    if (!taken.ok) return taken
    const now = needs.clock.now()
    await insertPayout(tx, { intent, network: coin.protocol, sum, at: new Date(now) })
    const subject = `payout:${intent.payoutId}`
    await appendAudit(tx, now, { actor, action: 'payout.made_by_hand', subject, after: intent })
    return ok(null)
  })
  if (made.ok) needs.wake('transfers')
  return made
}

async function insertPayout(
  tx: Tx,
  made: {
    readonly intent: HandIntent
    readonly network: string
    readonly sum: Amount
    readonly at: Date
  },
): Promise<void> {
  const { at, intent, network, sum } = made
  const { payoutId: id, purpose, reason } = intent
  const { asset, units } = sum
  const parts = { network, asset, units, destination: intent.address, extra_id: intent.extraId }
  await tx
    .insertInto('hand_payout')
    .values({ ...parts, id, purpose, reason, state: 'sending', decided_at: at })
    .execute()
  await post(tx, bookHandPayout({ id }, sum), { orderId: null, at, note: `${purpose}: ${reason}` })
  await insertTransfers(tx, [{ ...parts, id, kind: 'hand', created_at: at }])
}
