import {
  type ChainPort,
  type ComposeFailure,
  type Funding,
  isPlainPayment,
  planOf,
  type Taken,
  type TransferIntent,
  type TransferPlan,
} from '@causeway/core/ports'
import type { Result } from '@causeway/core/result'
import { ok } from '@causeway/core/result'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import { takenWith } from '../lock-wallet.ts'
import { exactNonceOf } from '../own-record.ts'

/** So many transfers share one transaction at most. By then each bears little more than the fee of its own output. */
export const MOST_PAYMENTS = 20

/** A transfer that waits for its transaction to be decided. */
export type Wish = {
  readonly chain: ChainPort
  readonly transfer: ClaimedTransfer
  readonly intent: TransferIntent
  readonly funding: Funding
  /** How many transfers may share its transaction. */
  readonly mostPayments: number
}
type Composed = Result<TransferPlan, ComposeFailure>
type Group = readonly [Wish, ...Wish[]]

/**
 * Decides the transactions of transfers that wait for one wallet. Payouts and refunds of one coin share a transaction where
 * the chain has such; where one cannot be made for all of them, each half of them is tried, so that a transfer that cannot
 * be paid fails alone. Answers in the order of the wishes: each transfer of a joint transaction has its own plan of it.
 */
export function composeTogether(wishes: readonly Wish[], before: Taken): readonly Composed[] {
  let taken = before
  const decided = new Map<Wish, Composed>()
  const decide = (group: Group): void => {
    const composed = composeGroup(group, taken)
    if (composed.ok) {
      taken = takenWith(taken, composed.value)
      for (const wish of group) decided.set(wish, ok(planOf(composed.value, wish.transfer.id)))
      return
    }
    if (group.length === 1) decided.set(group[0], composed)
    else for (const half of chunksOf(group, Math.ceil(group.length / 2))) decide(half)
  }
  for (const group of groupsOf(wishes)) decide(group)
  return wishes.flatMap((wish) => decided.get(wish) ?? [])
}

function composeGroup([first, ...others]: Group, taken: Taken): Composed {
  const { chain, funding, intent, transfer } = first
  if (others.length === 0 || chain.composeJoint === undefined) {
    return chain.compose(intent, funding, { ...taken, exactNonce: exactNonceOf(transfer) })
  }
  return chain.composeJoint([intent, ...others.map((wish) => wish.intent)], funding, taken)
}

function groupsOf(wishes: readonly Wish[]): readonly Group[] {
  const together = Map.groupBy(wishes, (wish) =>
    joins(wish) ? wish.intent.amount.asset : wish.transfer.id,
  )
  return [...together.values()].flatMap((group) => chunksOf(group, group[0]?.mostPayments ?? 1))
}

/**
 * True where a transfer may share a transaction. What goes to a memo or makes an account has one of its own, and so has what
 * was refused among others.
 */
export function joins({
  chain,
  intent,
  transfer,
}: Pick<Wish, 'chain' | 'intent' | 'transfer'>): boolean {
  return chain.composeJoint !== undefined && !transfer.is_alone && isPlainPayment(intent)
}

function chunksOf(wishes: readonly Wish[], size: number): readonly Group[] {
  const chunks: Group[] = []
  for (let start = 0; start < wishes.length; start += Math.max(1, size)) {
    const [first, ...others] = wishes.slice(start, start + Math.max(1, size))
    if (first !== undefined) chunks.push([first, ...others])
  }
  return chunks
}
