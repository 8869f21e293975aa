import { isFiatOrderOpen, nextFiatState } from '@causeway/core/fiat'
import type { FiatOrderReport, FiatOrderState, FiatSide } from '@causeway/core/ports'
import { sql } from 'kysely'
import { sqlState, type Tx, UNIQUE_VIOLATION } from '../../db/index.ts'
import { notifyHolder } from '../../orders/index.ts'
import type { FiatNeeds } from '../fiat-needs.ts'
import { type FiatOrderRow, lockFiatOrder } from '../fiat-order-store.ts'
import { type FiatOrderChange, fiatReportChanges } from './fiat-report-changes.ts'

export type FiatReportSource = 'webhook' | 'look' | 'operator'

type Applied = { readonly row: FiatOrderRow; readonly state: FiatOrderState | null }
type Needs = Pick<FiatNeeds, 'database' | 'clock' | 'catalogue' | 'notifier' | 'fiat' | 'alert'>

/** What the holder is told of by mail, in the words of mails. */
const toldAs: Readonly<Record<FiatSide, Partial<Record<FiatOrderState, string>>>> = {
  buy: {
    ended: 'fiat_ended',
    declined: 'fiat_declined',
    refunded: 'fiat_refunded',
    charged_back: 'fiat_charged_back',
  },
  sell: {
    ended: 'fiat_ended',
    declined: 'fiat_sale_declined',
    refunded: 'fiat_sale_refunded',
    charged_back: 'fiat_sale_charged_back',
  },
}

/**
 * Applies what a provider says of an order (BUY-07): the state moves along the table alone, so that old, repeated and
 * reordered reports change nothing; each change has one event, and an end one mail. A report about another order, with
 * sums that cannot be sums, or with a name that another order has, is not believed and told to the operator. Answers the
 * state that the order came to; null where it stayed.
 */
export async function applyFiatReport(
  needs: Needs,
  order: Pick<FiatOrderRow, 'id' | 'provider'>,
  report: FiatOrderReport,
  source: FiatReportSource,
): Promise<FiatOrderState | null> {
  const facts = { provider: order.provider, orderId: order.id }
  if (report.reference !== order.id) {
    needs.alert('fiat_report_of_another', facts)
    return null
  }
  const applied = await save(needs, order.id, report, source)
  if (applied === 'unbelievable') {
    needs.alert('fiat_report_unbelievable', facts)
    return null
  }
  if (applied === null) return null
  needs.fiat.watch.changed(order.id)
  if (applied.state === 'charged_back') needs.alert('fiat_charged_back', facts)
  return applied.state
}

/** What no provider has to report: an unpaid order whose time is over. */
export async function expireFiatOrder(
  needs: Needs,
  order: Pick<FiatOrderRow, 'id' | 'provider'>,
): Promise<void> {
  await applyFiatReport(needs, order, { ...NOTHING, reference: order.id, state: 'expired' }, 'look')
}

/** The provider would not open the order: nothing was ever to be paid. */
export async function declineFiatOrder(
  needs: Needs,
  order: Pick<FiatOrderRow, 'id' | 'provider'>,
  reason: string,
): Promise<void> {
  const report = { ...NOTHING, reference: order.id, state: 'declined' as const, reason }
  await applyFiatReport(needs, order, report, 'look')
}

const NOTHING = {
  providerReference: null,
  amountFrom: null,
  amountTo: null,
  txId: null,
  payIn: null,
  reason: null,
  url: null,
} as const

async function save(
  needs: Needs,
  id: string,
  report: FiatOrderReport,
  source: FiatReportSource,
): Promise<Applied | null | 'unbelievable'> {
  try {
    return await needs.database.transaction('apply_fiat_report', async (tx) => {
      const row = await lockFiatOrder(tx, id)
      const next = nextFiatState(row.status, report.state)
      // An older report than what is known tells nothing.
      if (next === null && report.state !== row.status) return null
      const change = fiatReportChanges(needs, row, report, {
        isNew: next !== null,
        isAnswer: source === 'look',
      })
      if (change === null) return 'unbelievable' as const
      if (next === null && !change.isChanged) return null
      await write(
        tx,
        row,
        { ...change.set, ...timesOf(row, next, new Date(needs.clock.now())) },
        next,
      )
      if (next !== null) await noteEvent(needs, tx, { row, next, report, source })
      return { row, state: next }
    })
  } catch (error) {
    // Another order of this provider has that name already.
    if (sqlState(error) === UNIQUE_VIOLATION) return 'unbelievable'
    throw error
  }
}

function timesOf(row: FiatOrderRow, next: FiatOrderState | null, at: Date): FiatOrderChange {
  if (next === null) return {}
  const isPaid = next === 'paid' || next === 'sending' || next === 'ended'
  const isSent = next === 'sending' || next === 'ended'
  return {
    paid_at: isPaid ? (row.paid_at ?? at) : row.paid_at,
    sent_at: isSent ? (row.sent_at ?? at) : row.sent_at,
    ended_at: isFiatOrderOpen(next) ? null : at,
  }
}

async function write(
  tx: Tx,
  row: FiatOrderRow,
  change: FiatOrderChange,
  next: FiatOrderState | null,
): Promise<void> {
  await tx
    .updateTable('fiat_order')
    .set({
      ...change,
      version: row.version + 1,
      ...(next === null
        ? {}
        : {
            status: next,
            event_count: row.event_count + 1,
            attempts: 0,
            due_at: sql<Date>`now()`,
            ...(isForAffiliate(row, next) ? { commission_due_at: sql<Date>`now()` } : {}),
          }),
    })
    .where('id', '=', row.id)
    .execute()
}

/** Purchases are booked for affiliates when they have ended, and when they are taken back after that. */
function isForAffiliate({ affiliate_id, side }: FiatOrderRow, next: FiatOrderState): boolean {
  if (affiliate_id === null || side !== 'buy') return false
  return next === 'ended' || next === 'refunded' || next === 'charged_back'
}

async function noteEvent(
  { clock, notifier }: Needs,
  tx: Tx,
  {
    row,
    next,
    report,
    source,
  }: {
    readonly row: FiatOrderRow
    readonly next: FiatOrderState
    readonly report: FiatOrderReport
    readonly source: FiatReportSource
  },
): Promise<void> {
  // What may name the person stands in the order alone, where it is forgotten in time.
  const { reference, reason, url, ...facts } = report
  await tx
    .insertInto('fiat_order_event')
    .values({
      order_id: row.id,
      sequence: row.event_count + 1,
      state: next,
      source,
      facts: JSON.stringify(facts),
      at: new Date(clock.now()),
    })
    .execute()
  const told = toldAs[row.side][next]
  // Whom the provider refused at once has been told so.
  if (told !== undefined && row.goes_to !== null) await notifyHolder(tx, notifier, row, told)
}
