import type { IdentificationStatus } from '@causeway/core/compliance'
import { type Selectable, sql } from 'kysely'
import { readIdentification } from '../../compliance/index.ts'
import type {
  DepositTable,
  OrdersTable,
  Queryable,
  SettlementTable,
  TransferTable,
} from '../../db/index.ts'
import type { ClaimView, OrderEventView, StrayPayment } from '../order-types.ts'
import { readClaims } from './read-claims.ts'
import { readStrays } from './read-strays.ts'

/** What has come of an order: what was paid in and out, and what happened. */
export type OrderParts = {
  readonly deposits: readonly Selectable<DepositTable>[]
  readonly settlements: readonly Selectable<SettlementTable>[]
  readonly strays: readonly StrayPayment[]
  readonly claims: readonly ClaimView[]
  readonly identification: IdentificationStatus
  readonly events: readonly OrderEventView[]
  readonly txIdOf: (settlement: Selectable<SettlementTable> | undefined) => string | null
  readonly sentAt: (settlement: Selectable<SettlementTable> | undefined) => number | null
}

/** Everything that other tables know of an order. */
export async function readOrderParts(
  database: Queryable,
  row: Selectable<OrdersTable>,
): Promise<OrderParts> {
  const events = await readEvents(database, row.id)
  // Most reads are of orders that nothing has reached yet.
  if (row.state === 'new' || row.event_count <= 1) {
    return untouched(events)
  }
  const [deposits, settlements, transfers, strays, claims, identification] = await Promise.all([
    database
      .selectFrom('deposit')
      .selectAll()
      .where('order_id', '=', row.id)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('settlement')
      .selectAll()
      .where('order_id', '=', row.id)
      .where('taken_back_at', 'is', null)
      .orderBy('number')
      .execute(),
    readTransfers(database, row.id),
    readStrays(database, row),
    readClaims(database, row.id),
    row.kyc_required ? readIdentification(database, row.id) : ('none' as const),
  ])
  const transferOf = (settlement: Selectable<SettlementTable> | undefined) =>
    transfers.find((transfer) => transfer.settlement_id === settlement?.id)
  return {
    deposits,
    settlements,
    strays,
    claims,
    identification,
    events,
    txIdOf: (settlement) => transferOf(settlement)?.tx_id ?? null,
    sentAt: (settlement) => transferOf(settlement)?.broadcast_at?.getTime() ?? null,
  }
}

/** Of an order that nothing has reached yet. */
export function untouched(events: readonly OrderEventView[]): OrderParts {
  return {
    deposits: [],
    settlements: [],
    strays: [],
    claims: [],
    identification: 'none',
    events,
    txIdOf: () => null,
    sentAt: () => null,
  }
}

type TransferFacts = Pick<Selectable<TransferTable>, 'settlement_id' | 'broadcast_at'> & {
  readonly tx_id: string | null
}

async function readTransfers(
  database: Queryable,
  orderId: string,
): Promise<readonly TransferFacts[]> {
  return (
    database
      .selectFrom('transfer')
      .leftJoin('transfer_transaction', 'transfer_transaction.transfer_id', 'transfer.id')
      .select(['transfer.settlement_id', 'transfer.broadcast_at', 'transfer_transaction.tx_id'])
      .where('transfer.order_id', '=', orderId)
      // A transaction id is shown once it was handed to the network, never while it is only signed.
      .where('transfer.broadcast_at', 'is not', null)
      // Of several attempts the one counts that the chain confirmed; before that, the newest.
      .orderBy(sql`transfer_transaction.fee_units is null`)
      .orderBy('transfer_transaction.attempt', 'desc')
      .execute()
  )
}

async function readEvents(
  database: Queryable,
  orderId: string,
): Promise<readonly OrderEventView[]> {
  const rows = await database
    .selectFrom('order_event')
    .select(['sequence', 'kind', 'state', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}
