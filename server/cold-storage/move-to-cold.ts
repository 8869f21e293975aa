import { bookColdMove } from '@causeway/core/ledger'
import type { Amount } from '@causeway/core/money'
import { ok, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { takeFree } from '../own-sends/take-free.ts'
import { insertTransfers } from '../transfer-store/insert-transfers.ts'
import { type ColdNeeds, checkTerms } from './check-cold-move.ts'
import type { ColdFailure, ColdIntent } from './cold-types.ts'

/**
 * Moves coins to cold storage as two people agreed (OPS-12.11): they are on their way out from then on, and the transfer goes
 * the way of every payout.
 */
export async function moveToCold(
  needs: ColdNeeds,
  intent: ColdIntent,
  actor: AuditActor,
): Promise<Result<null, ColdFailure>> {
  const checked = await checkTerms(needs, intent)
  if (!checked.ok) return checked
  const { coin, moved } = checked.value
  const made = await needs.database.transaction('move_to_cold', async (tx) => {
    const taken = await takeFree(tx, needs, { id: intent.move, coin, sum: moved })
    if (!taken.ok) return taken
    const now = needs.clock.now()
    await insertMove(tx, { intent, network: coin.protocol, moved, at: new Date(now) })
    const subject = `wallet:${coin.ticker}`
    await appendAudit(tx, now, { actor, action: 'wallet.moved_to_cold', subject, after: intent })
    return ok(null)
  })
  if (made.ok) needs.wake('transfers')
  return made
}

async function insertMove(
  tx: Tx,
  made: {
    readonly intent: ColdIntent
    readonly network: string
    readonly moved: Amount
    readonly at: Date
  },
): Promise<void> {
  const { at, intent, moved, network } = made
  const id = intent.move
  const { asset, units } = moved
  const parts = { network, asset, units, destination: intent.address, extra_id: intent.extraId }
  await tx
    .insertInto('cold_move')
    .values({ ...parts, id, reason: intent.reason, state: 'sending', decided_at: at })
    .execute()
  await post(tx, bookColdMove({ id }, moved), { orderId: null, at, note: intent.reason })
  await insertTransfers(tx, [{ ...parts, id, kind: 'cold', created_at: at }])
}
