import { amount } from '@causeway/core/money'
import type { Selectable } from 'kysely'
import type { OrdersTable, Tx } from '../../db/index.ts'
import { readSettlementRecord } from './settlement-record.ts'
import type { SettlementTerms } from './settlement-terms.ts'

/** A settlement that was paid out before the database came back older, as the signer remembers it. */
export type RecalledSettlement = {
  readonly number: number
  readonly kind: 'payout' | 'refund'
  readonly assetIn: string
  /** Null: whatever is confirmed. */
  readonly unitsIn: bigint | null
  readonly terms: SettlementTerms
  readonly destination: string
  readonly extraId: string | null
  /** What came on top of `unitsIn` and went back, or was to; null where nothing did. */
  readonly rest: RecalledRest | null
}

export type RecalledRest = {
  readonly unitsIn: bigint
  readonly networkFee: bigint
  /** Where it went; null where it was not signed yet: then the order says it. */
  readonly target: { readonly address: string; readonly extraId: string | null } | null
}

/** The first settlement of an order that was signed and is not written down here; null where there is none. */
export async function readRecalledSettlement(
  tx: Tx,
  order: Pick<Selectable<OrdersTable>, 'id'>,
): Promise<RecalledSettlement | null> {
  const row = await tx
    .selectFrom('recalled_signature')
    .select(['asset', 'units', 'destination', 'extra_id', 'record'])
    .where('order_id', '=', order.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('settlement')
            .select('settlement.id')
            .whereRef('settlement.order_id', '=', 'recalled_signature.order_id')
            .whereRef('settlement.number', '=', 'recalled_signature.settlement_number'),
        ),
      ),
    )
    .orderBy('settlement_number')
    .orderBy('attempt')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const record = readSettlementRecord(row.record)
  if (record === null) throw new Error(`A recalled signature of order ${order.id} has no record`)
  return {
    number: record.settlement,
    kind: record.kind,
    assetIn: record.assetIn,
    unitsIn: record.unitsIn,
    terms: {
      gross: amount(row.asset, record.gross),
      serviceFee: amount(row.asset, record.exchangeFee),
      networkFee: amount(row.asset, record.networkFee),
      payout: amount(row.asset, row.units),
      snapshotId: record.snapshotId,
      prices: null,
    },
    destination: row.destination,
    extraId: row.extra_id,
    rest: record.rest
      ? { ...record.rest, target: await readTarget(tx, order.id, record.settlement + 1) }
      : null,
  }
}

async function readTarget(
  tx: Tx,
  orderId: string,
  settlementNumber: number,
): Promise<RecalledRest['target']> {
  const row = await tx
    .selectFrom('recalled_signature')
    .select(['destination', 'extra_id'])
    .where('order_id', '=', orderId)
    .where('settlement_number', '=', settlementNumber)
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { address: row.destination, extraId: row.extra_id }
}
