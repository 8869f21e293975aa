import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import type { DepositTable, OrdersTable } from '../db/index.ts'
import { assignDeposit } from '../deposits/index.ts'
import { type ChangingHolder, changeFailureOf, lockOrder } from '../orders/index.ts'
import type { ClaimNeeds } from './claim-needs.ts'
import { endClaim, lockClaimsOf } from './end-claims.ts'

type Order = Selectable<OrdersTable>

/**
 * Moves a payment in another coin that went to one order's own address into another order of that coin: its holder shows
 * that he holds both, so nobody has to decide. Of the first order he must prove as much as for any change of it.
 */
export async function assignOwn(
  needs: ClaimNeeds,
  about: {
    readonly order: Order
    /** The order whose own address was paid. */
    readonly owner: Order
    readonly deposit: Selectable<DepositTable>
    readonly holder: ChangingHolder
  },
): Promise<
  Result<null, Failure<'not_the_holder' | 'proof_needed' | 'payment_lookup_unavailable'>>
> {
  const { order, owner, deposit, holder } = about
  const refusal = changeFailureOf(owner, holder, needs.clock.now())
  if (refusal !== null) return fail({ code: refusal })
  const isMoved = await needs.database.transaction('assign_own_payment', async (tx) => {
    const claims = await lockClaimsOf(tx, deposit.id, [order.id, owner.id])
    if (!(await assignDeposit(tx, needs, await lockOrder(tx, order.id), deposit.id))) return false
    const at = new Date(needs.clock.now())
    const reason = `Moved to order ${order.public_code} by the holder of both`
    for (const claim of claims) {
      await endClaim(tx, claim, { event: 'assigned', refusal: null, reason, at })
    }
    return true
  })
  // It was decided about or vanished in this very moment: asked again, the answer is another one.
  if (!isMoved) return fail({ code: 'payment_lookup_unavailable' })
  for (const id of [order.id, owner.id]) needs.watch.changed(id)
  needs.wake('orders')
  return ok(null)
}
