import type { ChainPort, ObservedPayment } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { OrdersTable, Tx } from '../db/index.ts'
import { lockOrder } from '../orders/index.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { returnDeposit } from './return-deposit.ts'
import { tellOfArrival } from './tell-order.ts'

/**
 * Writes down one payment to one of our addresses; the same payment again changes nothing, and one that had vanished
 * returns. Answers the order it belongs to, or null where there is none or nothing changed.
 */
export async function recordPayment(
  tx: Tx,
  needs: DepositNeeds,
  chain: ChainPort,
  payment: ObservedPayment,
): Promise<string | null> {
  if (await isOurOwn(tx, chain.network, payment)) return null
  const orderId = await findOrder(tx, chain, payment)
  const order = orderId === null ? null : await lockOrder(tx, orderId)
  const known = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('network', '=', chain.network)
    .where('tx_id', '=', payment.txId)
    .where('output_index', '=', payment.outputIndex)
    .forUpdate()
    .executeTakeFirst()
  if (known !== undefined) return returnDeposit(tx, needs, known, order)
  await insertDeposit(tx, needs, { chain, payment, order })
  if (order === null) return null
  await tellOfArrival(tx, needs, order, payment.txId)
  return order.id
}

/** Change and sweeps of our own transactions are no deposits. */
async function isOurOwn(tx: Tx, network: string, payment: ObservedPayment): Promise<boolean> {
  const ours = await tx
    .selectFrom('transfer_transaction')
    .innerJoin('transfer', 'transfer.id', 'transfer_transaction.transfer_id')
    .select('transfer.destination')
    .where('transfer_transaction.tx_id', '=', payment.txId)
    .where('transfer.network', '=', network)
    .executeTakeFirst()
  // A payout may go to another order's pay-in address: that output is a deposit like any other.
  return ours !== undefined && ours.destination !== payment.address
}

async function findOrder(
  tx: Tx,
  chain: ChainPort,
  payment: ObservedPayment,
): Promise<string | null> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('network_from', '=', chain.network)
    .where('pay_in_address', '=', payment.address)
    .where(sql<boolean>`pay_in_extra_id is not distinct from ${payment.extraId}::text`)
    // A token sent to the coin's address is not that coin: it stays in suspense until somebody looks.
    .where('asset_from', '=', payment.amount.asset)
    .executeTakeFirst()
  return row?.id ?? null
}

async function insertDeposit(
  tx: Tx,
  needs: DepositNeeds,
  made: {
    chain: ChainPort
    payment: ObservedPayment
    order: Selectable<OrdersTable> | null
  },
): Promise<void> {
  const { chain, payment, order } = made
  const isCapital = payment.address === chain.hotWalletAddress(payment.amount.asset)
  const role =
    order !== null ? 'order' : isCapital && payment.extraId === null ? 'capital' : 'suspense'
  const coin = needs.catalogue.find(payment.amount.asset)
  await tx
    .insertInto('deposit')
    .values({
      id: newId(),
      network: chain.network,
      tx_id: payment.txId,
      output_index: payment.outputIndex,
      order_id: order?.id ?? null,
      role,
      asset: payment.amount.asset,
      units: payment.amount.units,
      address: payment.address,
      extra_id: payment.extraId,
      state: 'seen',
      confirmations: 0,
      needed: coin?.confirmations ?? 1,
      block_hash: payment.blockHash,
      seen_at: new Date(needs.clock.now()),
      due_at: sql<Date>`now()`,
    })
    .execute()
  if (role === 'suspense') {
    needs.alert('deposit_unexplained', {
      network: chain.network,
      txId: payment.txId,
      asset: payment.amount.asset,
    })
  }
}
