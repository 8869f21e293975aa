import type { Currency } from '@causeway/core/currencies'
import { bookExchange, bookRefund } from '@causeway/core/ledger'
import { type Amount, amount } from '@causeway/core/money'
import { decideSettlement, type OrderEvent } from '@causeway/core/orders'
import { priceQuote } from '@causeway/core/quotes'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { DepositTable, OrdersTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { HoldReason } from './order-types.ts'
import { recordDepositsGone } from './record-deposits-gone.ts'
import { noteEvent, recordEvent } from './record-event.ts'
import { releaseExposure } from './release-exposure.ts'
import { tellHolder } from './tell-holder.ts'

type Order = Selectable<OrdersTable>
type Needs = Pick<OrderNeeds, 'catalogue' | 'policy' | 'freshSnapshot' | 'clock' | 'notifier'>

/** When the engine should look at the order again, in milliseconds; null: when something happens. */
export type LookAgain = number | null

const PRICE_RETRY_MILLISECONDS = 1000

type Exchange = {
  readonly gross: Amount
  readonly serviceFee: Amount
  readonly networkFee: Amount
  readonly payout: Amount
  readonly snapshotId: string | null
}

/**
 * Decides what becomes of an order's confirmed money and writes it down: a floating rate is fixed here, with its
 * snapshot, in the transaction that records sufficient confirmations. The order is locked, and confirming or on hold.
 */
export async function settleOrder(tx: Tx, needs: Needs, order: Order): Promise<LookAgain> {
  const deposits = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', ['seen', 'confirmed'])
    .where('settlement_id', 'is', null)
    .orderBy('id')
    .execute()
  // One that a reorganisation put back among the unconfirmed is booked, but must be deep again before it is paid out.
  const confirmed = deposits.filter(
    (deposit) => deposit.state === 'confirmed' && deposit.confirmations >= deposit.needed,
  )
  const total = amount(order.asset_from, sumOf(confirmed))
  const decision = decideSettlement({
    kind: order.kind,
    expected: order.expected_from,
    confirmed: total.units,
    pending: sumOf(deposits) - total.units,
    late: isLate(needs, order, confirmed),
    isFirst: !(await hasSettlement(tx, order.id)),
    choice: order.state === 'hold' ? order.choice : null,
  })
  const ids = confirmed.map((deposit) => deposit.id)
  switch (decision) {
    case 'wait':
      return null
    case 'nothing_left':
      await recordDepositsGone(tx, order, { at: now(needs) })
      return 0
    case 'hold_amount_differs':
      return hold(tx, needs, order, 'amount_differs')
    case 'hold_paid_late':
      return hold(tx, needs, order, 'paid_late')
    case 'refund':
      return refund(tx, needs, order, { total, ids })
    case 'exchange_as_guaranteed':
      return exchange(tx, needs, order, { total, ids, terms: guaranteedTerms(order) })
    case 'exchange_at_market': {
      const terms = marketTerms(needs, order, total)
      if (terms === 'no_price') return PRICE_RETRY_MILLISECONDS
      if (typeof terms === 'string') return hold(tx, needs, order, terms)
      return exchange(tx, needs, order, { total, ids, terms })
    }
  }
}

function now(needs: Needs): Date {
  return new Date(needs.clock.now())
}

function sumOf(deposits: readonly Selectable<DepositTable>[]): bigint {
  return deposits.reduce((sum, deposit) => sum + deposit.units, 0n)
}

/** Beyond its windows a guaranteed rate no longer binds (architecture, decision 6). */
function isLate(
  needs: Needs,
  order: Order,
  deposits: readonly Selectable<DepositTable>[],
): boolean {
  if (needs.clock.now() > order.confirm_until.getTime()) return true
  return deposits.some((deposit) => deposit.seen_at.getTime() > order.pay_until.getTime())
}

async function settlementCount(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('settlement')
    .select((build) => build.fn.countAll<bigint>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function hasSettlement(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('settlement')
    .select('id')
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function hold(tx: Tx, needs: Needs, order: Order, reason: HoldReason): Promise<LookAgain> {
  const set = { hold_reason: reason, choice: null }
  if (order.state === 'hold') {
    // The holder's choice turned out impossible: the order stays on hold, with the reason that now applies.
    await noteEvent(tx, order, 'choice_impossible', { at: now(needs), facts: { reason }, set })
    return null
  }
  await releaseExposure(tx, order)
  await recordEvent(tx, order, 'held', {
    at: now(needs),
    facts: { reason },
    set: { ...set, exposure_held: false },
  })
  await tellHolder(tx, needs.notifier, order, 'hold')
  return null
}

function guaranteedTerms(order: Order): Exchange {
  return {
    gross: amount(order.asset_to, order.gross),
    serviceFee: amount(order.asset_to, order.exchange_fee),
    networkFee: amount(order.asset_to, order.network_fee),
    payout: amount(order.asset_to, order.expected_to),
    snapshotId: order.snapshot_id,
  }
}

function marketTerms(
  needs: Needs,
  order: Order,
  total: Amount,
): Exchange | HoldReason | 'no_price' {
  const snapshot = needs.freshSnapshot()
  if (snapshot === null) return 'no_price'
  const quoted = priceQuote(
    {
      pair: { from: coin(needs, order.asset_from), to: coin(needs, order.asset_to) },
      side: 'from',
      given: total,
      kind: 'float',
    },
    { snapshot, policy: needs.policy, availableTo: null },
  )
  if (quoted.ok) {
    return {
      gross: quoted.value.gross,
      serviceFee: quoted.value.exchangeFee,
      networkFee: quoted.value.networkFee,
      payout: quoted.value.to,
      snapshotId: snapshot.id,
    }
  }
  if (quoted.failure.code === 'amount_below_minimum') return 'amount_too_small'
  if (quoted.failure.code === 'amount_above_maximum') return 'amount_too_large'
  return 'no_price'
}

function coin(needs: Needs, ticker: string): Currency {
  const found = needs.catalogue.find(ticker)
  if (found === undefined) throw new Error(`${ticker} is no longer in the catalogue`)
  return found
}

async function exchange(
  tx: Tx,
  needs: Needs,
  order: Order,
  settled: { total: Amount; ids: readonly string[]; terms: Exchange },
): Promise<LookAgain> {
  const { total, ids, terms } = settled
  const settlement = await insertSettlement(tx, needs, order, {
    kind: 'payout',
    input: total,
    ids,
    terms,
  })
  await post(tx, bookExchange({ id: settlement, orderId: order.id }, { sold: total, ...terms }), {
    orderId: order.id,
    at: now(needs),
  })
  return moveOn(tx, needs, order, order.state === 'hold' ? 'exchange_chosen' : 'deposit_confirmed')
}

async function refund(
  tx: Tx,
  needs: Needs,
  order: Order,
  settled: { total: Amount; ids: readonly string[] },
): Promise<LookAgain> {
  const { total, ids } = settled
  const networkFee = coin(needs, order.asset_from).networkFeeUnits
  if (order.refund_address === null || total.units <= networkFee) {
    return hold(tx, needs, order, 'amount_too_small')
  }
  const terms: Exchange = {
    gross: total,
    serviceFee: amount(total.asset, 0n),
    networkFee: amount(total.asset, networkFee),
    payout: amount(total.asset, total.units - networkFee),
    snapshotId: null,
  }
  const settlement = await insertSettlement(tx, needs, order, {
    kind: 'refund',
    input: total,
    ids,
    terms,
  })
  await post(
    tx,
    bookRefund(
      { id: settlement, orderId: order.id },
      { held: total, networkFee: terms.networkFee, refund: terms.payout },
    ),
    { orderId: order.id, at: now(needs) },
  )
  return moveOn(tx, needs, order, 'refund_chosen')
}

async function insertSettlement(
  tx: Tx,
  needs: Needs,
  order: Order,
  made: { kind: 'payout' | 'refund'; input: Amount; ids: readonly string[]; terms: Exchange },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('settlement')
    .values({
      id,
      order_id: order.id,
      number: (await settlementCount(tx, order.id)) + 1,
      kind: made.kind,
      asset_in: made.input.asset,
      units_in: made.input.units,
      asset_out: made.terms.payout.asset,
      units_out: made.terms.payout.units,
      gross: made.terms.gross.units,
      exchange_fee: made.terms.serviceFee.units,
      network_fee: made.terms.networkFee.units,
      snapshot_id: made.terms.snapshotId,
      at: now(needs),
    })
    .execute()
  await tx
    .updateTable('deposit')
    .set({ settlement_id: id, state: 'settled' })
    .where('id', 'in', made.ids)
    .execute()
  return id
}

async function moveOn(tx: Tx, needs: Needs, order: Order, event: OrderEvent): Promise<LookAgain> {
  await releaseExposure(tx, order)
  await recordEvent(tx, order, event, {
    at: now(needs),
    set: { exposure_held: false, hold_reason: null, choice: null },
  })
  return 0
}
