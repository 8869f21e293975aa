import { type ClaimEvent, type ClaimRefusal, claimTransitions } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import type { PaymentClaimTable, Tx } from '../db/index.ts'
import { lockOrder, noteEvent } from '../orders/index.ts'

type Claim = Pick<Selectable<PaymentClaimTable>, 'id' | 'order_id' | 'state'>

type ClaimEnd = {
  readonly event: ClaimEvent
  readonly refusal: ClaimRefusal | null
  readonly reason: string
  readonly at: Date
}

/** Ends a claim for good, and says so among its order's events. The order is locked, and the claim open. */
export async function endClaim(tx: Tx, claim: Claim, end: ClaimEnd): Promise<void> {
  const state = claimTransitions[claim.state][end.event]
  if (state === undefined) throw new Error(`A claim in ${claim.state} cannot be ${end.event}`)
  await tx
    .updateTable('payment_claim')
    .set({ state, refusal: end.refusal, reason: end.reason, decided_at: end.at })
    .where('id', '=', claim.id)
    .where('state', '=', claim.state)
    .execute()
  // What came before in this transaction may have counted on: the row is read anew.
  const order = await lockOrder(tx, claim.order_id)
  await noteEvent(tx, order, state === 'assigned' ? 'claim_assigned' : 'claim_refused', {
    at: end.at,
    facts: { claim: claim.id },
  })
}

/** The open claims of a payment, their orders locked in one order always; `also`: further orders to lock. */
export async function lockClaimsOf(
  tx: Tx,
  depositId: string,
  also: readonly string[],
): Promise<readonly Claim[]> {
  const claims = await tx
    .selectFrom('payment_claim')
    .select(['id', 'order_id', 'state'])
    .where('deposit_id', '=', depositId)
    .where('state', '=', 'review')
    .orderBy('id')
    .execute()
  const orders = new Set([...also, ...claims.map((claim) => claim.order_id)])
  for (const id of [...orders].sort()) await lockOrder(tx, id)
  // Another may have decided about them meanwhile; one that was made meanwhile has an order that is not locked.
  const still = await tx
    .selectFrom('payment_claim')
    .select(['id', 'order_id', 'state'])
    .where('deposit_id', '=', depositId)
    .where('state', '=', 'review')
    .orderBy('id')
    .forUpdate()
    .execute()
  return still.filter((claim) => orders.has(claim.order_id))
}
