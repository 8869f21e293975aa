import { amount } from '@causeway/core/money'
import type { Queryable } from '../db/index.ts'
import type { DeskDeposit, DeskOrder, DeskSettlement, DeskTransfer } from './desk-types.ts'

/** What came in, what went out, what it was settled at, and how it stands in the books. */
export async function readDeskMoney(
  direct: Queryable,
  orderId: string,
): Promise<Pick<DeskOrder, 'deposits' | 'settlements' | 'transfers' | 'ledger'>> {
  const [deposits, settlements, transfers, ledger] = await Promise.all([
    readDeposits(direct, orderId),
    readSettlements(direct, orderId),
    readTransfers(direct, orderId),
    readLedger(direct, orderId),
  ])
  return { deposits, settlements, transfers, ledger }
}

async function readDeposits(direct: Queryable, orderId: string): Promise<readonly DeskDeposit[]> {
  const rows = await direct
    .selectFrom('deposit')
    .select(['tx_id', 'asset', 'units', 'state', 'confirmations', 'needed', 'seen_at'])
    .where('order_id', '=', orderId)
    .orderBy('seen_at')
    .execute()
  return rows.map(({ asset, seen_at: seenAt, tx_id: txId, units, ...row }) => ({
    ...row,
    txId,
    amount: amount(asset, units),
    seenAt,
  }))
}

async function readSettlements(
  direct: Queryable,
  orderId: string,
): Promise<readonly DeskSettlement[]> {
  const rows = await direct
    .selectFrom('settlement')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map((row) => {
    const out = (units: bigint) => amount(row.asset_out, units)
    return {
      kind: row.kind,
      amountIn: amount(row.asset_in, row.units_in),
      amountOut: out(row.units_out),
      gross: out(row.gross),
      exchangeFee: out(row.exchange_fee),
      networkFee: out(row.network_fee),
      partnerFee: out(row.partner_fee),
      affiliateFee: out(row.affiliate_fee),
      ourFee: out(row.exchange_fee - row.partner_fee - row.affiliate_fee),
      snapshotId: row.snapshot_id,
      at: row.at,
      takenBackAt: row.taken_back_at,
    }
  })
}

async function readTransfers(direct: Queryable, orderId: string): Promise<readonly DeskTransfer[]> {
  const rows = await direct
    .selectFrom('transfer')
    .select([
      'id',
      'kind',
      'state',
      'asset',
      'units',
      'destination',
      'attempts',
      'last_error',
      'created_at',
      'confirmed_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
  if (rows.length === 0) return []
  const sent = await direct
    .selectFrom('transfer_transaction')
    .select(['transfer_id', 'tx_id', 'fee_asset', 'fee_units', 'parts', 'created_at'])
    .where(
      'transfer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('attempt')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    state: row.state,
    amount: amount(row.asset, row.units),
    destination: row.destination,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    transactions: sent
      .filter(({ transfer_id: transferId }) => transferId === row.id)
      .map((one) => ({
        txId: one.tx_id,
        fee:
          one.fee_asset === null || one.fee_units === null
            ? null
            : amount(one.fee_asset, one.fee_units),
        payments: one.parts,
        createdAt: one.created_at,
      })),
  }))
}

async function readLedger(direct: Queryable, orderId: string): Promise<DeskOrder['ledger']> {
  const rows = await direct
    .selectFrom('ledger_posting')
    .innerJoin('ledger_entry', 'ledger_entry.posting_id', 'ledger_posting.id')
    .select([
      'ledger_posting.at',
      'ledger_posting.kind',
      'ledger_entry.account',
      'ledger_entry.asset',
      'ledger_entry.units',
    ])
    .where('ledger_posting.order_id', '=', orderId)
    .orderBy('ledger_posting.id')
    .orderBy('ledger_entry.line')
    .execute()
  return rows.map(({ asset, units, ...row }) => ({ ...row, amount: amount(asset, units) }))
}
