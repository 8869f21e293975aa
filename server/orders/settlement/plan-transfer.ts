import type { Clock } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { joined, type OrdersTable, type Tx } from '../../db/index.ts'
import { insertTransfer } from '../../transfer-store/insert-transfers.ts'
import { settlementRecord } from './settlement-record.ts'
import { transferIdOf } from './transfer-id.ts'

/** Writes down the transaction that every settlement without one needs: a payout to the customer, or a refund. */
export async function planTransfers(
  tx: Tx,
  clock: Clock,
  order: Selectable<OrdersTable>,
): Promise<void> {
  const open = await readUnplanned(tx, order.id)
  for (const settlement of open) {
    const target = settlement.kind === 'payout' ? await payoutOf(tx, order) : refundOf(order)
    const rest = open.find(({ rest_of }) => rest_of === settlement.id)
    const planned = {
      id: transferIdOf(order.id, settlement.number),
      kind: settlement.kind,
      record: settlementRecord(settlement, rest),
      settlement_id: settlement.id,
      order_id: order.id,
      network: target.network,
      asset: settlement.asset_out,
      units: settlement.units_out,
      destination: target.address,
      extra_id: target.extraId,
      account_key: target.accountKey,
      created_at: new Date(clock.now()),
    }
    await insertTransfer(tx, planned)
  }
}

/** Settlements of orders that have no transfer yet. */
const readUnplanned = joined(async (tx: Tx, orderIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.id')
    .selectAll('settlement')
    .where('settlement.order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('transfer.id', 'is', null)
    .where('settlement.taken_back_at', 'is', null)
    .orderBy('settlement.number')
    .execute()
  const found = Map.groupBy(rows, ({ order_id }) => order_id)
  return orderIds.map((id) => found.get(id) ?? [])
})

async function payoutOf(tx: Tx, order: Selectable<OrdersTable>) {
  return {
    network: order.network_to,
    address: order.destination,
    extraId: order.destination_extra_id,
    accountKey: (await makesAccountAlready(tx, order)) ? null : order.account_key,
  }
}

/** An order that is paid again pays the account that its first payout made. */
async function makesAccountAlready(tx: Tx, order: Selectable<OrdersTable>): Promise<boolean> {
  if (order.account_key === null) return false
  const earlier = await tx
    .selectFrom('transfer')
    .select('id')
    .where('order_id', '=', order.id)
    .where('account_key', 'is not', null)
    .where('destination', '=', order.destination)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return earlier !== undefined
}

function refundOf(order: Selectable<OrdersTable>) {
  if (order.refund_address === null) throw new Error(`Order ${order.id} has no refund address`)
  return {
    network: order.network_from,
    address: order.refund_address,
    extraId: order.refund_extra_id,
    accountKey: null,
  }
}
