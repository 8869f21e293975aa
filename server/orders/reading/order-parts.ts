import type { IdentificationStatus } from '@causeway/core/compliance/decide-compliance'
import { type Selectable, sql } from 'kysely'
import { readIdentifications } from '../../compliance/index.ts'
import type {
  DepositTable,
  OrdersTable,
  Queryable,
  SettlementTable,
  TransferTable,
} from '../../db/index.ts'
import type {
  ClaimView,
  OrderEventView,
  OrderMessageView,
  UnmatchedDeposit,
} from '../order-types.ts'
import { readClaims } from './read-claims.ts'
import { readMessages } from './read-messages.ts'
import { readUnmatchedDeposits } from './read-unmatched-deposits.ts'

/** What has come of an order: what was paid in and out, and what happened. */
export type OrderParts = {
  readonly deposits: readonly Selectable<DepositTable>[]
  readonly settlements: readonly Selectable<SettlementTable>[]
  readonly unmatchedDeposits: readonly UnmatchedDeposit[]
  readonly claims: readonly ClaimView[]
  readonly messages: readonly OrderMessageView[]
  readonly identification: IdentificationStatus
  readonly events: readonly OrderEventView[]
  readonly txIdOf: (settlement: Selectable<SettlementTable> | undefined) => string | null
  readonly sentAt: (settlement: Selectable<SettlementTable> | undefined) => number | null
}

type Row = Selectable<OrdersTable>

/** Everything that other tables know of orders, by the order's id: a few statements, however many orders these are. */
export async function readOrderParts(
  database: Queryable,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, OrderParts>> {
  const events = await readEvents(database, idsOf(rows))
  const eventsOf = ({ id }: Row) => events.get(id) ?? []
  // Most reads are of orders that nothing has reached yet.
  const isUntouched = (row: Row) => row.state === 'new' || row.event_count <= 1
  const touched = rows.filter((row) => !isUntouched(row))
  const parts = new Map(
    rows.filter(isUntouched).map((row) => [row.id, untouched(eventsOf(row))] as const),
  )
  if (touched.length === 0) return parts
  const ids = idsOf(touched)
  const hasMessages = (row: Row) => eventsOf(row).some(({ kind }) => kind.startsWith('message_'))
  const [deposits, settlements, transfers, unmatchedDeposits, claims, messages, identifications] =
    await Promise.all([
      readDeposits(database, ids),
      readSettlements(database, ids),
      readTransfers(database, ids),
      readUnmatchedDeposits(database, touched),
      readClaims(database, ids),
      readMessages(database, idsOf(touched.filter(hasMessages))),
      readIdentifications(database, idsOf(touched.filter((row) => row.kyc_required))),
    ])
  for (const row of touched) {
    const { id } = row
    const transferOf = (settlement: Selectable<SettlementTable> | undefined) =>
      transfers.get(id)?.find((transfer) => transfer.settlement_id === settlement?.id)
    parts.set(id, {
      deposits: deposits.get(id) ?? [],
      settlements: settlements.get(id) ?? [],
      unmatchedDeposits: unmatchedDeposits.get(id) ?? [],
      claims: claims.get(id) ?? [],
      messages: messages.get(id) ?? [],
      identification: identifications.get(id) ?? 'none',
      events: eventsOf(row),
      txIdOf: (settlement) => transferOf(settlement)?.tx_id ?? null,
      sentAt: (settlement) => transferOf(settlement)?.broadcast_at?.getTime() ?? null,
    })
  }
  return parts
}

/** Of an order that nothing has reached yet. */
export function untouched(events: readonly OrderEventView[]): OrderParts {
  return {
    deposits: [],
    settlements: [],
    unmatchedDeposits: [],
    claims: [],
    messages: [],
    identification: 'none',
    events,
    txIdOf: () => null,
    sentAt: () => null,
  }
}

function idsOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ id }) => id)
}

async function readDeposits(database: Queryable, orderIds: readonly string[]) {
  const rows = await database
    .selectFrom('deposit')
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

async function readSettlements(database: Queryable, orderIds: readonly string[]) {
  const rows = await database
    .selectFrom('settlement')
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .where('taken_back_at', 'is', null)
    .orderBy('number')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

type TransferFacts = Pick<
  Selectable<TransferTable>,
  'order_id' | 'settlement_id' | 'broadcast_at'
> & { readonly tx_id: string | null }

async function readTransfers(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string | null, readonly TransferFacts[]>> {
  const rows = await database
    .selectFrom('transfer')
    .leftJoin('transfer_transaction', 'transfer_transaction.transfer_id', 'transfer.id')
    .select([
      'transfer.order_id',
      'transfer.settlement_id',
      'transfer.broadcast_at',
      'transfer_transaction.tx_id',
    ])
    .where(sql<boolean>`transfer.order_id = any(${orderIds}::uuid[])`)
    // A transaction id is shown once it was handed to the network, never while it is only signed.
    .where('transfer.broadcast_at', 'is not', null)
    // Of several attempts the one counts that the chain confirmed; before that, the newest.
    .orderBy(sql`transfer_transaction.fee_units is null`)
    .orderBy('transfer_transaction.attempt', 'desc')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

async function readEvents(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderEventView[]>> {
  const rows = await database
    .selectFrom('order_event')
    .select(['order_id', 'sequence', 'kind', 'state', 'at'])
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .orderBy('sequence')
    .execute()
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map(
    [...byOrder].map(([id, events]) => [
      id,
      events.map(({ at, kind, sequence, state }) => ({ sequence, kind, state, at: at.getTime() })),
    ]),
  )
}
