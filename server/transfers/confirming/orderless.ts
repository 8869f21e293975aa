import { recordPayoutEvent } from '../../commissions/affiliate-payouts.ts'
import type { Tx } from '../../db/index.ts'
import { recordReturnEvent } from '../../suspense-returns/follow-return.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'

type Orderless = Pick<ClaimedTransfer, 'id' | 'kind' | 'order_id'>

/**
 * Whose account of what is on its way out a transfer is booked to: its order's, or its own where it pays a commission or
 * sends a payment back. Null where it moves money between our own addresses.
 */
export function outgoingOwner({ id, kind, order_id }: Orderless): string | null {
  return kind === 'commission' || kind === 'return' ? id : order_id
}

/** Tells the payout of commissions or the return that a transfer carries out what became of it. */
export async function recordOrderless(
  tx: Tx,
  { id, kind }: Orderless,
  happened: { readonly event: 'confirmed' | 'lost'; readonly at: Date },
): Promise<void> {
  if (kind === 'commission') await recordPayoutEvent(tx, id, happened)
  if (kind === 'return') await recordReturnEvent(tx, id, happened)
}
