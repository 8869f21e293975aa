import { affiliateFeeOf } from '@causeway/core/affiliates'
import { bookExchange, bookRefund } from '@causeway/core/ledger'
import type { Amount } from '@causeway/core/money'
import type { OrderEvent } from '@causeway/core/orders'
import { partnerFeeOf } from '@causeway/core/partners'
import type { Insertable, Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import {
  joined,
  type OrdersTable,
  type Queryable,
  type SettlementTable,
  type Tx,
} from '../../db/index.ts'
import { settleDeposits } from '../../deposit-store/settle-deposits.ts'
import { post } from '../../ledger/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import { recordEvent } from '../record-event.ts'
import type { SettlementTerms } from './settlement-terms.ts'

type Order = Selectable<OrdersTable>
type Needs = Pick<OrderNeeds, 'clock'>

/** Confirmed deposits and what becomes of them. */
export type Settled = {
  readonly total: Amount
  /** The deposits' rows. */
  readonly ids: readonly string[]
  readonly terms: SettlementTerms
  /**
   * Its place among the order's settlements. Numbers may leave gaps: those of a database that came back older are given
   * by the signer.
   */
  readonly number: number
}

/** Confirmed deposits of which a part is exchanged and the rest goes back; both make up the deposits' sum. */
export type AgreedPart = Pick<Settled, 'ids' | 'number'> & {
  readonly agreed: Pick<Settled, 'total' | 'terms'>
  readonly rest: Pick<Settled, 'total' | 'terms'>
}

/** Books confirmed deposits as a payout, and moves the order on to exchanging. */
export async function settleAsPayout(
  tx: Tx,
  needs: Needs,
  order: Order,
  settled: Settled,
): Promise<void> {
  const id = await insertSettlement(tx, needs, order, { ...settled, kind: 'payout' })
  const { terms, total } = settled
  await post(tx, bookExchange({ id, orderId: order.id }, { sold: total, ...terms }), {
    orderId: order.id,
    at: new Date(needs.clock.now()),
  })
  await moveOn(tx, needs, order, order.state === 'hold' ? 'exchange_chosen' : 'deposit_confirmed')
}

/**
 * Books a part of confirmed deposits as a payout, and what is left of them as a refund, which waits for that
 * payout (server/transfers). Moves the order on to exchanging.
 */
export async function settleAgreedPart(
  tx: Tx,
  needs: Needs,
  order: Order,
  settled: AgreedPart,
): Promise<void> {
  const at = new Date(needs.clock.now())
  const { agreed, ids, number, rest } = settled
  const payoutId = await insertSettlement(tx, needs, order, {
    ...agreed,
    ids,
    number,
    kind: 'payout',
  })
  const sold = { sold: agreed.total, ...agreed.terms }
  await post(tx, bookExchange({ id: payoutId, orderId: order.id }, sold), { orderId: order.id, at })
  const restId = await insertSettlement(tx, needs, order, {
    ...rest,
    ids: [],
    number: number + 1,
    kind: 'refund',
    restOf: payoutId,
  })
  const { networkFee, payout } = rest.terms
  const parts = { held: rest.total, networkFee, refund: payout }
  await post(tx, bookRefund({ id: restId, orderId: order.id }, parts), { orderId: order.id, at })
  await moveOn(tx, needs, order, order.state === 'hold' ? 'exchange_chosen' : 'deposit_confirmed')
}

/** Books confirmed deposits as a refund, and moves the order on to refunding. */
export async function settleAsRefund(
  tx: Tx,
  needs: Needs,
  order: Order,
  settled: Settled,
): Promise<void> {
  const id = await insertSettlement(tx, needs, order, { ...settled, kind: 'refund' })
  const { networkFee, payout } = settled.terms
  const parts = { held: settled.total, networkFee, refund: payout }
  await post(tx, bookRefund({ id, orderId: order.id }, parts), {
    orderId: order.id,
    at: new Date(needs.clock.now()),
  })
  await moveOn(tx, needs, order, 'refund_chosen')
}

/** Marks a settlement as taken back, and with it the refund of what it left over. */
export async function markReversed(tx: Tx, settlementId: string, at: Date): Promise<void> {
  await tx
    .updateTable('settlement')
    .set({ taken_back_at: at })
    .where((where) =>
      where.or([where('id', '=', settlementId), where('rest_of', '=', settlementId)]),
    )
    .execute()
}

/** Whether the order was settled before; one that was taken back does not count. */
export async function hasSettlement(tx: Queryable, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('settlement')
    .select('id')
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function insertSettlement(
  tx: Tx,
  needs: Needs,
  order: Order,
  made: Settled & { readonly kind: 'payout' | 'refund'; readonly restOf?: string },
): Promise<string> {
  const id = newId()
  await insertRow(tx, {
    id,
    order_id: order.id,
    number: made.number,
    kind: made.kind,
    rest_of: made.restOf ?? null,
    asset_in: made.total.asset,
    units_in: made.total.units,
    asset_out: made.terms.payout.asset,
    units_out: made.terms.payout.units,
    gross: made.terms.gross.units,
    exchange_fee: made.terms.serviceFee.units,
    network_fee: made.terms.networkFee.units,
    ...(made.kind === 'payout' ? sharedFees(order, made.terms) : {}),
    snapshot_id: made.terms.snapshotId,
    price_in: made.terms.prices?.in ?? null,
    price_out: made.terms.prices?.out ?? null,
    price_fee: made.terms.prices?.fee ?? null,
    at: new Date(needs.clock.now()),
  })
  if (made.ids.length > 0) await settleDeposits(tx, { settlementId: id, ids: made.ids })
  return id
}

const insertRow = joined(async (tx: Tx, rows: readonly Insertable<SettlementTable>[]) => {
  await tx.insertInto('settlement').values(rows).execute()
  return rows.map(() => undefined)
})

/** What the partner and the affiliate earn by it, once the order finishes. */
function sharedFees(order: Order, { gross, serviceFee }: SettlementTerms) {
  const exchangeFee = serviceFee.units
  const shares = {
    commissionBps: BigInt(order.commission_bps),
    feeShareBps: BigInt(order.fee_share_bps),
  }
  const { commission, share } = partnerFeeOf({ gross: gross.units, exchangeFee }, shares)
  const partnerFee = order.partner_id === null ? 0n : commission + share
  const affiliateFee = affiliateFeeOf({ exchangeFee, partnerFee }, BigInt(order.affiliate_bps))
  return {
    partner_fee: partnerFee,
    affiliate_fee: order.affiliate_id === null ? 0n : affiliateFee,
  }
}

async function moveOn(tx: Tx, needs: Needs, order: Order, event: OrderEvent): Promise<void> {
  await recordEvent(tx, order, event, {
    at: new Date(needs.clock.now()),
    set: { hold_reason: null, choice: null },
  })
}
