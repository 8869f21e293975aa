import type { TransferKind } from '@causeway/core/ports'

/** Whose limit counts what a transfer gives away: the ceilings, or the limit of payouts by hand. */
export type Budget = 'ceilings' | 'hand'

const BUDGETS: Readonly<Partial<Record<TransferKind, Budget>>> = {
  payout: 'ceilings',
  refund: 'ceilings',
  commission: 'ceilings',
  return: 'ceilings',
  hand: 'hand',
}

/** Null for what moves money between our own addresses, or to those of the cold storage. */
export function budgetOf(kind: TransferKind): Budget | null {
  return BUDGETS[kind] ?? null
}
