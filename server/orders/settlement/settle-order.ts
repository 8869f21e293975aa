import { type Amount, amount } from '@causeway/core/money'
import { decideSettlement } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import type { DepositTable, OrdersTable, Tx } from '../../db/index.ts'
import { passCompliance } from '../compliance/pass-compliance.ts'
import { readHoldReason } from '../holds/hold-choices.ts'
import { holdOrder } from '../holds/hold-order.ts'
import type { OrderNeeds } from '../order-needs.ts'
import { isDeep, lapsePromise, sumOf, untilPromiseEnds } from '../promises/lapse-promise.ts'
import type { OrderFacts } from './order-facts.ts'
import { readRecalledSettlement } from './recalled-settlement.ts'
import { recordDepositsGone } from './record-deposits-gone.ts'
import { settleAsRecalled } from './settle-as-recalled.ts'
import {
  agreedTerms,
  guaranteedTerms,
  marketTerms,
  refundTerms,
  termsUnlessDrifted,
} from './settlement-terms.ts'
import { settleAgreedPart, settleAsPayout, settleAsRefund } from './write-settlement.ts'

type Order = Selectable<OrdersTable>
type Deposits = readonly Selectable<DepositTable>[]
type Held = {
  readonly total: Amount
  readonly ids: readonly string[]
  /** The place of what is decided now among the order's settlements. */
  readonly number: number
}
type Needs = Pick<
  OrderNeeds,
  'catalogue' | 'compliance' | 'termsOf' | 'freshSnapshot' | 'clock' | 'notifier'
>

/** When the engine should look at the order again, in milliseconds; null: when something happens. */
export type LookAgain = number | null

const PRICE_RETRY_MILLISECONDS = 1000

/**
 * Decides what becomes of an order's confirmed money and writes it down: a floating rate is fixed here, with its
 * snapshot, in the transaction that records sufficient confirmations. The order is locked, confirming or on hold, and
 * `facts` were read since.
 */
export async function settleOrder(
  tx: Tx,
  needs: Needs,
  order: Order,
  facts: OrderFacts,
): Promise<LookAgain> {
  const { deposits } = facts
  const confirmed = deposits.filter(isDeep)
  const recalled = facts.isRecalled ? await readRecalledSettlement(tx, order) : null
  if (recalled !== null) {
    // What was paid already is never decided anew, whatever the market or the holder say today.
    return (await settleAsRecalled(tx, needs, order, { recalled, confirmed })) ? 0 : null
  }
  if (await lapsePromise(tx, needs, order, deposits)) return 0
  const again = await settleDeposits(tx, needs, order, { facts, confirmed })
  const ends = untilPromiseEnds(needs, order)
  return again === null || (ends !== null && ends < again) ? ends : again
}

async function settleDeposits(
  tx: Tx,
  needs: Needs,
  order: Order,
  { facts, confirmed }: { readonly facts: OrderFacts; readonly confirmed: Deposits },
): Promise<LookAgain> {
  const total = amount(order.asset_from, sumOf(confirmed))
  const isFirst = !facts.isSettled
  const decision = decideSettlement({
    kind: order.kind,
    expected: order.expected_from,
    confirmed: total.units,
    pending: sumOf(facts.deposits) - total.units,
    late: confirmed.some(({ seen_at }) => seen_at.getTime() > order.pay_until.getTime()),
    binds: order.exposure_held,
    isFirst,
    choice: order.state === 'hold' ? order.choice : null,
  })
  const ids = confirmed.map((deposit) => deposit.id)
  const held = { total, ids, number: facts.lastSettlement + 1 }
  const passed = await passCompliance(tx, needs, order, { facts, confirmed, total, decision })
  if (passed === 'refund') return refund(tx, needs, order, held)
  if (passed !== 'pass') return passed.again
  switch (decision) {
    case 'wait':
      return null
    case 'nothing_left':
      await recordDepositsGone(tx, order, { at: new Date(needs.clock.now()) })
      return 0
    case 'hold_amount_differs':
      return holdOrder(tx, needs, order, 'amount_differs')
    case 'hold_paid_late':
      return holdOrder(tx, needs, order, 'paid_late')
    case 'refund':
      return refund(tx, needs, order, held)
    case 'exchange_as_guaranteed':
      await settleAsPayout(tx, needs, order, { ...held, terms: guaranteedTerms(needs, order) })
      return 0
    case 'exchange_unless_drifted':
      return exchangeUnlessDrifted(tx, needs, order, held)
    case 'exchange_agreed_part':
      return exchangeAgreedPart(tx, needs, order, held)
    case 'exchange_rest':
      return exchangeRest(tx, needs, order, { ...held, isFirst })
    case 'exchange_at_market':
      return exchangeAtMarket(tx, needs, order, { ...held, isFirst })
  }
}

/** Beyond its time a guaranteed amount is still paid where the market did not run away from it: else its holder chooses. */
async function exchangeUnlessDrifted(
  tx: Tx,
  needs: Needs,
  order: Order,
  held: Held,
): Promise<LookAgain> {
  const terms = termsUnlessDrifted(needs, order)
  if (terms === 'no_price') return PRICE_RETRY_MILLISECONDS
  if (terms === 'drifted') return holdOrder(tx, needs, order, 'paid_late')
  await settleAsPayout(tx, needs, order, { ...held, terms })
  return 0
}

/** What was agreed at its rate, and the rest back; where either cannot be any more, the holder is asked again. */
async function exchangeAgreedPart(
  tx: Tx,
  needs: Needs,
  order: Order,
  { ids, number, total }: Held,
): Promise<LookAgain> {
  const terms = order.exposure_held
    ? guaranteedTerms(needs, order)
    : termsUnlessDrifted(needs, order)
  if (terms === 'no_price') return PRICE_RETRY_MILLISECONDS
  const rest = amount(total.asset, total.units - order.expected_from)
  const restTerms =
    order.refund_address === null ? null : refundTerms(needs, order.policy_version, rest)
  if (terms === 'drifted' || restTerms === null)
    return holdOrder(tx, needs, order, 'amount_differs')
  await settleAgreedPart(tx, needs, order, {
    ids,
    number,
    agreed: { total: amount(total.asset, order.expected_from), terms },
    rest: { total: rest, terms: restTerms },
  })
  return 0
}

/** A part goes back and the rest is exchanged, as staff decided for exactly this sum; else the holder is asked again. */
async function exchangeRest(
  tx: Tx,
  needs: Needs,
  order: Order,
  { ids, isFirst, number, total }: Held & { readonly isFirst: boolean },
): Promise<LookAgain> {
  const { agreed_in: decidedFor, refund_address: address, refund_part: part } = order
  const back =
    part === null ? null : refundTerms(needs, order.policy_version, amount(total.asset, part))
  if (part === null || back === null || address === null || decidedFor !== total.units) {
    return holdOrder(tx, needs, order, readHoldReason(order.hold_reason) ?? 'amount_differs')
  }
  const rest = amount(total.asset, total.units - part)
  const terms = marketTerms(needs, pricedNow(order, isFirst), rest)
  if (terms === 'no_price') return PRICE_RETRY_MILLISECONDS
  if (typeof terms === 'string') return holdOrder(tx, needs, order, terms)
  await settleAgreedPart(tx, needs, order, {
    ids,
    number,
    agreed: { total: rest, terms },
    rest: { total: amount(total.asset, part), terms: back },
  })
  return 0
}

async function exchangeAtMarket(
  tx: Tx,
  needs: Needs,
  order: Order,
  { isFirst, ...held }: Held & { readonly isFirst: boolean },
): Promise<LookAgain> {
  const agreed = order.state === 'hold' ? agreedTerms(needs, order, held.total) : null
  if (agreed === null && hasAgreed(order)) {
    // More came since: what was accepted was for another sum, and the holder is asked again.
    return holdOrder(tx, needs, order, readHoldReason(order.hold_reason) ?? 'amount_differs')
  }
  const terms = agreed ?? marketTerms(needs, pricedNow(order, isFirst), held.total)
  if (terms === 'no_price') return PRICE_RETRY_MILLISECONDS
  if (typeof terms === 'string') return holdOrder(tx, needs, order, terms)
  await settleAsPayout(tx, needs, order, { ...held, terms })
  return 0
}

/** An account is made, and paid for, once. */
function pricedNow(order: Order, isFirst: boolean): Order {
  return isFirst ? order : { ...order, account_cost: null }
}

function hasAgreed(order: Order): boolean {
  return order.state === 'hold' && order.agreed_in !== null
}

async function refund(tx: Tx, needs: Needs, order: Order, held: Held): Promise<LookAgain> {
  const terms = refundTerms(needs, order.policy_version, held.total)
  if (order.refund_address === null || terms === null) {
    return holdOrder(tx, needs, order, 'amount_too_small')
  }
  await settleAsRefund(tx, needs, order, { ...held, terms })
  return 0
}
