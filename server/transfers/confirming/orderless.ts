import { decidedKinds } from '@causeway/core/ports'
import { recordColdEvent } from '../../cold-storage/follow-cold-move.ts'
import { recordPayoutEvent } from '../../commissions/affiliate-payouts.ts'
import type { Tx } from '../../db/index.ts'
import { recordHandEvent } from '../../hand-payouts/follow-hand-payout.ts'
import { recordReturnEvent, undoReturn } from '../../suspense-returns/follow-return.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'

const DECIDED: ReadonlySet<string> = new Set(decidedKinds)

/** True of what two people of the staff decided to send. */
export function isDecided(kind: string): boolean {
  return DECIDED.has(kind)
}

type Orderless = Pick<ClaimedTransfer, 'id' | 'kind' | 'order_id'>

/**
 * Whose account of what is on its way out a transfer is booked to: its order's, or its own where it pays a commission or
 * sends what staff decided. Null where it moves money between our own addresses.
 */
export function outgoingOwner({ id, kind, order_id }: Orderless): string | null {
  return kind === 'commission' || isDecided(kind) ? id : order_id
}

/** Tells the payout of commissions, or what staff decided to send, what became of the transfer that carries it out. */
export async function recordOrderless(
  tx: Tx,
  { id, kind }: Orderless,
  happened: { readonly event: 'confirmed' | 'lost'; readonly at: Date },
): Promise<void> {
  if (kind === 'commission') await recordPayoutEvent(tx, id, happened)
  if (kind === 'return') await recordReturnEvent(tx, id, happened)
  if (kind === 'cold') await recordColdEvent(tx, id, happened)
  if (kind === 'hand') await recordHandEvent(tx, id, happened)
}

/**
 * Nothing was or will be sent of what staff decided to send: the books are as before. False, and nothing changed, for other
 * kinds, and where the payment that should go back is gone itself.
 */
export async function undoDecided(tx: Tx, { id, kind }: Orderless, at: Date): Promise<boolean> {
  if (kind === 'return') return undoReturn(tx, id, at)
  if (kind === 'cold') await recordColdEvent(tx, id, { event: 'undone', at })
  if (kind === 'hand') await recordHandEvent(tx, id, { event: 'undone', at })
  return kind === 'cold' || kind === 'hand'
}
