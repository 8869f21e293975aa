import { amount } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import type { Database, OrdersTable, Queryable } from '../db/index.ts'
import {
  choicesFor,
  heldUnits,
  isDivisible,
  isHeldByCompliance,
  readHoldReason,
  refundFeeOf,
} from '../orders/index.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskOrder, DeskOrderLine } from './desk-types.ts'
import { readDeskMoney } from './read-desk-money.ts'
import { readLines } from './search-orders.ts'

const MOST_SIMILAR = 10
const NO_FILTER = { state: null, kind: null, from: null, to: null }

/** Everything about one order, as staff see it. */
export async function readDeskOrder(
  needs: Pick<DeskNeeds, 'database' | 'termsOf'>,
  publicCode: string,
): Promise<Result<DeskOrder, Failure<'order_not_found'>>> {
  const { database } = needs
  const direct = database.direct()
  const row = await direct
    .selectFrom('orders')
    .selectAll()
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (row === undefined) return fail({ code: 'order_not_found' })
  const [events, screenings, money, similar, held, lastError] = await Promise.all([
    readEvents(direct, row.id),
    readScreenings(direct, row.id),
    readDeskMoney(direct, row.id),
    readSimilar(database, row),
    heldUnits(direct, row, 'deep'),
    readLastError(direct, row.id),
  ])
  const refundFee = refundFeeOf(needs, row.policy_version, row.asset_from)
  return ok({
    ...factsOf(row),
    lastError,
    held: amount(row.asset_from, held),
    refundFee: amount(row.asset_from, refundFee),
    events,
    screenings,
    ...money,
    similar,
  })
}

function factsOf(row: Selectable<OrdersTable>) {
  return {
    id: row.id,
    publicCode: row.public_code,
    kind: row.kind,
    state: row.state,
    holdReason: row.state === 'hold' ? row.hold_reason : null,
    expectedFrom: amount(row.asset_from, row.expected_from),
    expectedTo: amount(row.asset_to, row.expected_to),
    isPartners: row.partner_id !== null,
    createdAt: row.created_at,
    email: row.email,
    accountId: row.account_id,
    partnerId: row.partner_id,
    payIn: { address: row.pay_in_address, extraId: row.pay_in_extra_id },
    destination: { address: row.destination, extraId: row.destination_extra_id },
    refund:
      row.refund_address === null
        ? null
        : { address: row.refund_address, extraId: row.refund_extra_id },
    payUntil: row.pay_until,
    endedAt: row.ended_at,
    isHeldByStaff: row.is_held_by_staff,
    may: mayOf(row),
    quoted: {
      gross: amount(row.asset_to, row.gross),
      exchangeFee: amount(row.asset_to, row.exchange_fee),
      networkFee: amount(row.asset_to, row.network_fee),
      snapshotId: row.snapshot_id,
      policyVersion: row.policy_version,
    },
  }
}

/** The same rules decide again when it is executed. */
function mayOf(row: Selectable<OrdersTable>): DeskOrder['may'] {
  const reason = row.state === 'hold' ? readHoldReason(row.hold_reason) : null
  const isHeld = row.is_held_by_staff || isHeldByCompliance(row)
  return {
    release: isHeld && reason !== 'refund_decided',
    exchange: choicesFor(reason, { isOverpaid: false }).includes('exchange'),
    refundPart: row.refund_address !== null && isDivisible(row),
  }
}

async function readLastError(direct: Queryable, orderId: string): Promise<string | null> {
  const due = await direct
    .selectFrom('order_due')
    .select('last_error')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return due?.last_error ?? null
}

function readEvents(direct: Queryable, orderId: string) {
  return direct
    .selectFrom('order_event')
    .select(['at', 'kind', 'state', 'facts'])
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute()
}

async function readScreenings(direct: Queryable, orderId: string) {
  const rows = await direct
    .selectFrom('screening')
    .select(['direction', 'address', 'score', 'is_listed', 'reason'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ is_listed: isListed, ...row }) => ({ ...row, isListed }))
}

/** Each way by its index; the newest of each are enough to know the newest of all. */
async function readSimilar(
  database: Database,
  { destination, email, id, refund_address: refund }: Selectable<OrdersTable>,
): Promise<readonly DeskOrderLine[]> {
  const direct = database.direct()
  const newest = () =>
    direct
      .selectFrom('orders')
      .select('id')
      .where('id', '!=', id)
      .orderBy('id', 'desc')
      .limit(MOST_SIMILAR)
  const found = await Promise.all([
    newest().where('destination', '=', destination).execute(),
    refund === null ? [] : newest().where('refund_address', '=', refund).execute(),
    email === null
      ? []
      : newest()
          .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
          .where('email', 'is not', null)
          .execute(),
  ])
  const ids = [...new Set(found.flat().map((row) => row.id))]
  return readLines(database, { filter: NO_FILTER, ids, after: null, count: MOST_SIMILAR })
}
