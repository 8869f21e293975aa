import type { PaymentStatus } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { DepositTable } from '../db/index.ts'
import { saveDepths } from '../deposit-store/observe-deposit.ts'
import { makeOrdersDue, notifyWatchers } from '../order-store/due-orders.ts'
import type { DepositNeeds } from './deposit-needs.ts'

type Deposit = Selectable<DepositTable>

/** A deposit is watched this many blocks beyond the depth at which it counted. */
const WATCHED_BEYOND = 12
const LOOK_AGAIN_SECONDS = { open: 1, deep: 15, vanished: 60 }
/** A payment that stayed away for two weeks has left every mempool. */
const VANISHED_FOR_GOOD_MILLISECONDS = 14 * 86_400_000

/** How a deposit was found on its chain. */
export type Counted = { readonly deposit: Deposit; readonly status: PaymentStatus }

/** Writes down how deep deposits are now, and when to look again. Their followers see it while it matters to them. */
export async function countBlocks(needs: DepositNeeds, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  const depths = counted.map(({ deposit, status }) => ({
    deposit,
    confirmations: status.confirmations,
    seconds: lookAgainIn(needs, deposit, status),
  }))
  const saved = await saveDepths(needs.database, depths)
  const changed = depths.filter(
    ({ confirmations, deposit }) =>
      saved.has(deposit.id) && confirmations !== deposit.confirmations,
  )
  const told = new Set<string>()
  const due = new Set<string>()
  for (const { confirmations, deposit } of changed) {
    const orderId = deposit.order_id
    if (orderId === null) continue
    const effect = effectOf(deposit, confirmations)
    if (effect === 'due') due.add(orderId)
    else if (effect === 'told') told.add(orderId)
  }
  await notify(needs, { told: new Set([...told].filter((id) => !due.has(id))), due })
}

/** Its payout waits while it is shallow, also where it is settled already: who follows the order sees why. */
function effectOf(deposit: Deposit, confirmations: number): 'due' | 'told' | null {
  const wasDeep = deposit.state === 'confirmed' || deposit.state === 'settled'
  const isShallow = wasDeep && confirmations < deposit.needed
  const isDeepAgain = wasDeep && !isShallow && deposit.confirmations < deposit.needed
  if (isDeepAgain && deposit.state === 'confirmed') return 'due'
  return deposit.state === 'seen' || isDeepAgain || isShallow ? 'told' : null
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

async function notify(
  needs: DepositNeeds,
  { due, told }: { readonly due: ReadonlySet<string>; readonly told: ReadonlySet<string> },
): Promise<void> {
  const direct = needs.database.direct()
  await notifyWatchers(direct, [...told])
  await makeOrdersDue(direct, [...due])
  for (const orderId of [...told, ...due]) needs.watch.changed(orderId)
  if (due.size > 0) needs.wake('orders')
}
