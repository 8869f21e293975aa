import type { ClaimState, PaymentProblem } from '@causeway/core/orders'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { DepositTable, OrdersTable } from '../db/index.ts'
import { lockOrder, noteEvent } from '../orders/index.ts'
import type { ClaimNeeds } from './claim-needs.ts'

const MOST_CLAIMS_OF_AN_ORDER = 10

/**
 * Puts a payment that no order explains before the operator for an order; a repeat answers how that claim stands. Others
 * may claim the same payment: who was first is no proof, and a thief must not be able to shut its sender out.
 */
export async function makeClaim(
  needs: ClaimNeeds,
  about: {
    readonly order: Pick<Selectable<OrdersTable>, 'id' | 'public_code'>
    readonly deposit: Pick<Selectable<DepositTable>, 'id' | 'network' | 'tx_id'>
    readonly problem: PaymentProblem
  },
): Promise<Result<ClaimState, Failure<'too_many_claims'>>> {
  const { order, deposit, problem } = about
  const at = new Date(needs.clock.now())
  const made = await needs.database.transaction('claim_payment', async (tx) => {
    const locked = await lockOrder(tx, order.id)
    const claims = await tx
      .selectFrom('payment_claim')
      .select(['deposit_id', 'state'])
      .where('order_id', '=', order.id)
      .execute()
    const known = claims.find((claim) => claim.deposit_id === deposit.id)
    if (known !== undefined) return { state: known.state, isNew: false }
    if (claims.length >= MOST_CLAIMS_OF_AN_ORDER) return null
    await tx
      .insertInto('payment_claim')
      .values({
        id: newId(),
        order_id: order.id,
        deposit_id: deposit.id,
        problem,
        state: 'review',
        made_at: at,
      })
      .execute()
    await noteEvent(tx, locked, 'payment_claimed', { at, facts: { txId: deposit.tx_id } })
    return { state: 'review' as const, isNew: true }
  })
  if (made === null) return fail({ code: 'too_many_claims' })
  if (made.isNew) {
    needs.watch.changed(order.id)
    needs.alert('payment_claimed', {
      network: deposit.network,
      txId: deposit.tx_id,
      order: order.public_code,
      problem,
    })
  }
  return ok(made.state)
}
