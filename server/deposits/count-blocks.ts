import type { PaymentStatus } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { DepositTable } from '../db/index.ts'
import { saveDepth } from '../deposit-store/observe-deposit.ts'
import { makeOrderDue, notifyWatchers } from '../order-store/due-orders.ts'
import type { DepositNeeds } from './deposit-needs.ts'

type Deposit = Selectable<DepositTable>

/** A deposit is watched this many blocks beyond the depth at which it counted. */
const WATCHED_BEYOND = 12
const LOOK_AGAIN_SECONDS = { open: 1, deep: 15, vanished: 60 }
/** A payment that stayed away for two weeks has left every mempool. */
const VANISHED_FOR_GOOD_MILLISECONDS = 14 * 86_400_000

/** Writes down how deep a deposit is now, and when to look again. Its followers see it while it matters to them. */
export async function countBlocks(
  needs: DepositNeeds,
  deposit: Deposit,
  status: PaymentStatus,
): Promise<void> {
  const seconds = lookAgainIn(needs, deposit, status)
  const { confirmations } = status
  const isSaved = await saveDepth(needs.database, deposit, { confirmations, seconds })
  if (!isSaved || confirmations === deposit.confirmations) return
  if (deposit.order_id === null) return
  // Its payout waits while it is shallow, also where it is settled already: who follows the order sees why.
  const wasDeep = deposit.state === 'confirmed' || deposit.state === 'settled'
  const isShallow = wasDeep && confirmations < deposit.needed
  const isDeepAgain = wasDeep && !isShallow && deposit.confirmations < deposit.needed
  if (deposit.state === 'seen' || isDeepAgain || isShallow) {
    await notifyFollowers(needs, deposit.order_id, isDeepAgain && deposit.state === 'confirmed')
  }
}

function lookAgainIn(needs: DepositNeeds, deposit: Deposit, status: PaymentStatus): number | null {
  if (deposit.state === 'gone' || deposit.state === 'reversed') {
    const age = needs.clock.now() - deposit.seen_at.getTime()
    return age > VANISHED_FOR_GOOD_MILLISECONDS ? null : LOOK_AGAIN_SECONDS.vanished
  }
  if (deposit.state === 'seen' || status.confirmations < deposit.needed) {
    return LOOK_AGAIN_SECONDS.open
  }
  const isFinal = status.confirmations >= deposit.needed + WATCHED_BEYOND
  return isFinal ? null : LOOK_AGAIN_SECONDS.deep
}

async function notifyFollowers(
  needs: DepositNeeds,
  orderId: string,
  isToBeLookedAt: boolean,
): Promise<void> {
  const direct = needs.database.direct()
  await (isToBeLookedAt ? makeOrderDue(direct, orderId) : notifyWatchers(direct, orderId))
  needs.watch.changed(orderId)
  if (isToBeLookedAt) needs.wake('orders')
}
