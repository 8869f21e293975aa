import {
  asksForIdentification,
  type ComplianceDecision,
  decideCompliance,
  type ScreenedFact,
} from '@causeway/core/compliance/decide-compliance'
import type { Amount } from '@causeway/core/money'
import type { SettlementDecision } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import { needsIdentification, type OrderSubject, screenedFacts } from '../../compliance/index.ts'
import type { DepositTable, OrdersTable, Tx } from '../../db/index.ts'
import { requireIdentification } from '../../order-store/save-order.ts'
import { isHeldByCompliance, readHoldReason } from '../holds/hold-choices.ts'
import { holdOrder } from '../holds/hold-order.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { HoldReason } from '../order-types.ts'
import { recordEvent } from '../record-event.ts'
import type { OrderFacts } from '../settlement/order-facts.ts'
import { besideOrder } from './beside-order.ts'

type Order = Selectable<OrdersTable>
type Deposit = Pick<Selectable<DepositTable>, 'id' | 'tx_id' | 'address' | 'extra_id'>
type Needs = Pick<OrderNeeds, 'catalogue' | 'compliance' | 'freshSnapshot' | 'clock' | 'notifier'>
type About = {
  readonly facts: Pick<OrderFacts, 'screenings' | 'identification'>
  readonly confirmed: readonly Deposit[]
  readonly total: Amount
  readonly decision: SettlementDecision
}

const PRICE_RETRY_MILLISECONDS = 1000

/**
 * Whether an order's money may leave now: where it came from and where it goes are screened, and whoever must be
 * identified is (EXCH-05, TRACK-09). `refund`: it goes back, and nowhere else. Otherwise when to look again; the order is
 * on hold where people or its holder must do something first. Nothing is booked, and nothing is ever kept.
 */
export async function passCompliance(
  tx: Tx,
  needs: Needs,
  order: Order,
  about: About,
): Promise<'pass' | 'refund' | { readonly again: number | null }> {
  const heldFor = isHeldByCompliance(order) ? readHoldReason(order.hold_reason) : null
  if (order.is_held_by_staff && isToMove(about.decision)) {
    return { again: await holdOrder(tx, needs, order, 'by_staff') }
  }
  const towards = directionOf(order, about.decision)
  if (towards === null) return 'pass'
  const verdict = await verdictOf(tx, needs, order, { ...about, towards })
  switch (verdict) {
    case 'no_price':
      return { again: PRICE_RETRY_MILLISECONDS }
    case 'wait':
      return { again: null }
    case 'hold_screening':
      // What was decided stands; another address to send it back to can still be given.
      if (heldFor === 'refund_decided') return { again: null }
      return { again: await holdOrder(tx, needs, order, 'screening') }
    case 'hold_identification':
      return { again: await holdOrder(tx, needs, order, 'identification') }
    case 'refuse':
      return refuse(tx, needs, order, about)
    case 'pass':
      if (towards === 'refund') return sendBack(order)
      if (heldFor === null) return 'pass'
      await recordEvent(tx, order, byPeople(heldFor) ? 'released' : 'identified', {
        at: new Date(needs.clock.now()),
        set: { hold_reason: null, choice: null },
      })
      return { again: 0 }
  }
}

function byPeople(heldFor: HoldReason): boolean {
  return heldFor === 'screening' || heldFor === 'by_staff'
}

function isToMove(decision: SettlementDecision): boolean {
  return decision !== 'wait' && decision !== 'nothing_left'
}

function directionOf(order: Order, decision: SettlementDecision): 'payout' | 'refund' | null {
  if (!isToMove(decision)) return null
  if (decision === 'refund' || order.hold_reason === 'refund_decided') return 'refund'
  // On such a hold nothing else is asked of its holder before it is lifted.
  if (isHeldByCompliance(order)) return 'payout'
  return decision.startsWith('exchange') ? 'payout' : null
}

async function refuse(tx: Tx, needs: Needs, order: Order, about: About) {
  if (order.refund_address === null) {
    return { again: await holdOrder(tx, needs, order, 'identification_refused') }
  }
  const verdict = await verdictOf(tx, needs, order, { ...about, towards: 'refund' })
  if (verdict === 'pass') return 'refund'
  if (verdict === 'wait' || verdict === 'no_price') return { again: null }
  // The address is not one to pay to: its holder is asked for another.
  return { again: await holdOrder(tx, needs, order, 'identification_refused') }
}

function sendBack(order: Order): 'refund' | { readonly again: null } {
  return order.refund_address === null ? { again: null } : 'refund'
}

async function verdictOf(
  tx: Tx,
  needs: Needs,
  order: Order,
  about: About & { readonly towards: 'payout' | 'refund' },
): Promise<ComplianceDecision | 'no_price'> {
  const { compliance } = needs
  if (compliance === undefined) return 'pass'
  const screened =
    compliance.screening === null
      ? []
      : await screenedFacts(tx, order.id, {
          subjects: subjectsOf(order, about),
          known: about.facts.screenings,
          at: new Date(needs.clock.now()),
        })
  const asks = await asksIdentity(tx, needs, order, { screened, total: about.total })
  if (asks === null) return 'no_price'
  return decideCompliance(compliance.policy, {
    screened,
    towards: about.towards,
    asksForIdentification: asks,
    identification: about.facts.identification,
  })
}

/**
 * Decided when the order is made, so that its holder knows; more money, or money from a doubtful place, may come than
 * was spoken of, and is asked about then. Null while prices are missing.
 */
async function asksIdentity(
  tx: Tx,
  needs: Needs,
  order: Order,
  { screened, total }: { readonly screened: readonly ScreenedFact[]; readonly total: Amount },
): Promise<boolean | null> {
  if (order.kyc_required) return true
  const policy = needs.compliance?.policy
  const byScore = screened.some(
    (fact) =>
      policy !== undefined &&
      fact.state === 'answered' &&
      asksForIdentification(policy, fact.screening),
  )
  const beside = await besideOrder(tx, needs, {
    accountId: order.account_id,
    before: order.id,
    now: order.created_at.getTime(),
  })
  const asks = byScore || needsIdentification(needs, total, beside)
  if (asks === true) await requireIdentification(tx, order.id)
  return asks
}

function subjectsOf(
  order: Order,
  { confirmed, decision, towards }: About & { readonly towards: 'payout' | 'refund' },
): readonly OrderSubject[] {
  const deposits = confirmed.map((deposit) => ({
    key: deposit.id,
    currency: order.asset_from,
    network: order.network_from,
    address: deposit.address,
    extraId: deposit.extra_id,
    txId: deposit.tx_id,
    direction: 'deposit' as const,
  }))
  const refund = refundSubject(order)
  const backwards = refund === null ? [] : [refund]
  if (towards === 'refund') return [...deposits, ...backwards]
  // Some of it goes out and some goes back.
  const isBoth = decision === 'exchange_agreed_part' || decision === 'exchange_rest'
  return [...deposits, payoutSubject(order), ...(isBoth ? backwards : [])]
}

function payoutSubject(order: Order): OrderSubject {
  return {
    key: `${order.destination} ${order.destination_extra_id ?? ''}`,
    currency: order.asset_to,
    network: order.network_to,
    address: order.destination,
    extraId: order.destination_extra_id,
    txId: null,
    direction: 'destination',
  }
}

function refundSubject(order: Order): OrderSubject | null {
  if (order.refund_address === null) return null
  return {
    key: `${order.refund_address} ${order.refund_extra_id ?? ''}`,
    currency: order.asset_from,
    network: order.network_from,
    address: order.refund_address,
    extraId: order.refund_extra_id,
    txId: null,
    direction: 'refund',
  }
}
