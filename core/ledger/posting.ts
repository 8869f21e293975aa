import type { AssetCode } from '../money/index.ts'

/** One line: positive is a debit (we have more), negative a credit (we owe more, or earned). */
export type LedgerEntry = {
  readonly account: string
  readonly asset: AssetCode
  readonly units: bigint
}

/** Entries that belong together. Their sum is zero in every asset, or the posting cannot be made. */
export type Posting = {
  readonly kind: PostingKind
  /** Unique: the same reference is booked once. */
  readonly reference: string
  readonly entries: readonly LedgerEntry[]
}

export type PostingKind =
  | 'capital_received'
  | 'deposit_confirmed'
  | 'deposit_unexplained'
  | 'deposit_reversed'
  | 'deposit_recovered'
  | 'exchange_settled'
  | 'partner_earned'
  | 'partner_collected'
  | 'commission_booked'
  | 'commission_reversed'
  | 'commission_released'
  | 'commission_converted'
  | 'commission_payout'
  | 'commission_payout_refused'
  | 'refund_settled'
  | 'settlement_taken_back'
  | 'transfer_confirmed'
  | 'transfer_lost'
  | 'hedge_filled'
  | 'venue_capital'
  | 'own_transfer_confirmed'
  | 'own_transfer_lost'
  | 'suspense_taken'
  | 'suspense_assigned'
  | 'suspense_returned'
  | 'suspense_return_undone'
  | 'cold_move'
  | 'cold_move_undone'
  | 'hand_payout'
  | 'hand_payout_undone'
  | 'recalled_transfer'

/** Makes a posting; throws where it does not balance, because that is a mistake of ours and never a customer's. */
export function posting(
  kind: PostingKind,
  reference: string,
  entries: readonly LedgerEntry[],
): Posting {
  for (const [asset, sum] of sumByAsset(entries)) {
    if (sum !== 0n) throw new Error(`Posting ${kind} ${reference} is off by ${sum} in ${asset}`)
  }
  return { kind, reference, entries: entries.filter((entry) => entry.units !== 0n) }
}

/** The sum of entries per asset. */
export function sumByAsset(entries: readonly LedgerEntry[]): ReadonlyMap<AssetCode, bigint> {
  const sums = new Map<AssetCode, bigint>()
  for (const entry of entries) {
    sums.set(entry.asset, (sums.get(entry.asset) ?? 0n) + entry.units)
  }
  return sums
}
