import { amount } from '@causeway/core/money'
import type { OrderChoice } from '@causeway/core/orders'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Selectable, sql } from 'kysely'
import type { OrdersTable, Queryable, Tx } from '../../db/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { ChangeOrderFailure } from '../order-types.ts'
import { isOverpaidInTime } from '../reading/order-view.ts'
import { driftOf, refundFeeOf, refundTerms } from '../settlement/settlement-terms.ts'
import { hasSettlement } from '../settlement/write-settlement.ts'
import { acceptOffer } from './hold-offers.ts'

type Order = Selectable<OrdersTable>
/** The figures that were accepted with the choice; a choice without an offer wipes those of an earlier one. */
export type Agreed = Pick<
  Order,
  | (
      | 'agreed_in'
      | 'agreed_gross'
      | 'agreed_exchange_fee'
      | 'agreed_network_fee'
      | 'agreed_snapshot'
    )
  | 'refund_part'
>

export const NOTHING_AGREED: Agreed = {
  agreed_in: null,
  agreed_gross: null,
  agreed_exchange_fee: null,
  agreed_network_fee: null,
  agreed_snapshot: null,
  refund_part: null,
}

/** What the choice stands on: a refund must be worth more than it costs, an offer must still hold. */
export async function agreeOnChoice(
  tx: Tx,
  needs: OrderNeeds,
  order: Order,
  input: { readonly choice?: OrderChoice | undefined; readonly offerId?: string | null },
): Promise<Result<Agreed, ChangeOrderFailure>> {
  const offerId = input.choice === 'exchange' ? (input.offerId ?? null) : null
  if (input.choice === undefined || (input.choice === 'exchange' && offerId === null)) {
    return ok(NOTHING_AGREED)
  }
  if (input.choice === 'exchange_agreed') return agreeOnPart(tx, needs, order)
  if (offerId === null) {
    const held = await heldUnits(tx, order, 'also_shallow')
    const networkFee = refundFeeOf(needs, order.policy_version, order.asset_from)
    return held > networkFee ? ok(NOTHING_AGREED) : fail({ code: 'refund_too_small' })
  }
  const held = await heldUnits(tx, order, 'deep')
  const accepted = acceptOffer(needs, order, { offerId, held })
  if (!accepted.ok) return accepted
  const { fromUnits, gross, exchangeFee, networkFee, snapshotId } = accepted.value
  return ok({
    ...NOTHING_AGREED,
    agreed_in: fromUnits,
    agreed_gross: gross,
    agreed_exchange_fee: exchangeFee,
    agreed_network_fee: networkFee,
    agreed_snapshot: snapshotId,
  })
}

/** What was agreed can be exchanged alone where more came in time, the rest is worth sending, and the rate still stands. */
async function agreeOnPart(
  tx: Tx,
  needs: OrderNeeds,
  order: Order,
): Promise<Result<Agreed, ChangeOrderFailure>> {
  const held = await heldUnits(tx, order, 'deep')
  const deposits = await tx
    .selectFrom('deposit')
    .select(['state', 'seen_at'])
    .where('order_id', '=', order.id)
    .execute()
  const isSettledBefore = await hasSettlement(tx, order.id)
  if (!isOverpaidInTime(order, { held, deposits, isSettledBefore })) {
    return fail({ code: 'choice_not_offered' })
  }
  const rest = amount(order.asset_from, held - order.expected_from)
  if (refundTerms(needs, order.policy_version, rest) === null)
    return fail({ code: 'refund_too_small' })
  const stands = order.exposure_held || driftOf(needs, order) === 'none'
  return stands ? ok(NOTHING_AGREED) : fail({ code: 'offer_withdrawn' })
}

/** What was confirmed and neither paid out nor sent back; what a reorganisation put back is not deep for a while. */
export async function heldUnits(
  tx: Queryable,
  order: Pick<Order, 'id'>,
  depth: 'deep' | 'also_shallow',
): Promise<bigint> {
  const held = await tx
    .selectFrom('deposit')
    .select(sql<bigint>`coalesce(sum(units), 0)`.as('units'))
    .where('order_id', '=', order.id)
    .where('state', '=', 'confirmed')
    .where('settlement_id', 'is', null)
    .$if(depth === 'deep', (query) => query.whereRef('confirmations', '>=', 'needed'))
    .executeTakeFirstOrThrow()
  return held.units
}
