import type { TransferIntent, TransferPlan } from './chain.ts'

/** The intents in the order that they have in each of their plans. */
export function inJointOrder(intents: readonly TransferIntent[]): readonly TransferIntent[] {
  return intents.toSorted((one, other) => (one.transferId < other.transferId ? -1 : 1))
}

/**
 * True where transfers may share a transaction: each is paid once, all come from one source and in one coin, and they are
 * payouts or refunds to plain addresses. Everything else has a transaction of its own.
 */
export function mayShare(payments: readonly TransferIntent[]): boolean {
  const [first] = payments
  if (first === undefined || payments.length === 1) return true
  const ids = new Set(payments.map(({ transferId }) => transferId))
  return (
    ids.size === payments.length &&
    payments.every((each) => isPlainPayment(each) && isLike(first, each))
  )
}

/** True for a payout or refund to a plain address: only such may share a transaction. */
export function isPlainPayment({ extraId, kind, newAccountKey }: TransferIntent): boolean {
  return (kind === 'payout' || kind === 'refund') && extraId === null && newAccountKey === undefined
}

function isLike(one: TransferIntent, other: TransferIntent): boolean {
  return (
    one.network === other.network &&
    one.source === other.source &&
    one.amount.asset === other.amount.asset
  )
}

/** All that a plan's transaction pays to others: its own intent, and those of the transfers that share the transaction. */
export function paymentsOf({
  intent,
  also = [],
}: Pick<TransferPlan, 'intent' | 'also'>): readonly TransferIntent[] {
  return also.length === 0 ? [intent] : inJointOrder([intent, ...also])
}

/** What a plan's transaction pays to others, in units of its coin. */
export function unitsPaid(plan: Pick<TransferPlan, 'intent' | 'also'>): bigint {
  return paymentsOf(plan).reduce((sum, { amount }) => sum + amount.units, 0n)
}

/** The plan of another transfer for the same transaction. Throws where the transaction does not pay it. */
export function planOf(plan: TransferPlan, transferId: string): TransferPlan {
  if (plan.intent.transferId === transferId) return plan
  const payments = paymentsOf(plan)
  const intent = payments.find((each) => each.transferId === transferId)
  if (intent === undefined) throw new RangeError(`The plan does not pay transfer ${transferId}`)
  return { ...plan, intent, also: payments.filter((each) => each !== intent) }
}

/** The plans of all transfers that share a plan's transaction; its own alone where none does. */
export function plansOf(plan: TransferPlan): readonly TransferPlan[] {
  return paymentsOf(plan).map(({ transferId }) => planOf(plan, transferId))
}

/** Which of how many payments of a transaction a transfer is. */
export type Part = { readonly part: number; readonly parts: number }

/** Which part of its transaction a plan's own intent is; counted from 0. */
export function partOf(plan: Pick<TransferPlan, 'intent' | 'also'>): Part {
  const payments = paymentsOf(plan)
  const part = payments.findIndex(({ transferId }) => transferId === plan.intent.transferId)
  return { part, parts: payments.length }
}

/** What a part bears of the transaction's network fee: equal shares, and the first ones bear what does not divide. */
export function shareOfFee(units: bigint, { part, parts }: Part): bigint {
  const [count, place] = [BigInt(parts), BigInt(part)]
  return units / count + (place < units % count ? 1n : 0n)
}
