import { formatUnits } from '@causeway/core/money'
import type { Database } from '../../db/index.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'

type Needs = Pick<AccountChangeNeeds, 'database' | 'catalogue'>

/** Every order of an account with what came in, what went out and what was said of it, oldest first. */
export async function exportedOrders(
  { database, catalogue }: Needs,
  accountId: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const money = (units: bigint, asset: string) => {
    const coin = catalogue.find(asset)
    return {
      currency: asset,
      amount: coin === undefined ? null : formatUnits(units, coin.decimals),
      units: units.toString(),
    }
  }
  const orders = await ordersOf(database, accountId)
  const received = await depositsOf(database, accountId)
  const sent = await transfersOf(database, accountId)
  const written = await messagesOf(database, accountId)
  return orders.map((order) => ({
    id: order.public_code,
    createdAt: order.created_at,
    endedAt: order.ended_at,
    state: order.state,
    type: order.kind,
    expected: {
      in: money(order.expected_from, order.asset_from),
      out: money(order.expected_to, order.asset_to),
    },
    payInAddress: place(order.pay_in_address, order.pay_in_extra_id, null),
    payoutAddress: place(order.destination, order.destination_extra_id, order.destination_alias),
    refundAddress:
      order.refund_address === null
        ? null
        : place(order.refund_address, order.refund_extra_id, order.refund_alias),
    email: order.email,
    language: order.language,
    clientId: order.client_id,
    refId: order.ref_id,
    identification: order.identification,
    received: received
      .filter((one) => one.order_id === order.id)
      .map((one) => ({ ...money(one.units, one.asset), txId: one.tx_id, seenAt: one.seen_at })),
    sent: sent
      .filter((one) => one.order_id === order.id)
      .map((one) => ({
        ...money(one.units, one.asset),
        kind: one.kind,
        address: one.destination,
        txId: one.tx_id,
        at: one.created_at,
      })),
    messages: written
      .filter((one) => one.order_id === order.id)
      .map((one) => ({ from: one.sender, text: one.body, at: one.sent_at })),
    feedback:
      order.said_at === null
        ? null
        : { rate: order.rate, tags: order.tags, comment: order.comment, at: order.said_at },
  }))
}

function place(address: string, extraId: string | null, name: string | null) {
  return { address, extraId, name }
}

function ordersOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('orders')
    .leftJoin('feedback', 'feedback.order_id', 'orders.id')
    .leftJoin('identification', 'identification.order_id', 'orders.id')
    .selectAll('orders')
    .select(['feedback.rate', 'feedback.tags', 'feedback.comment', 'feedback.at as said_at'])
    .select('identification.status as identification')
    .where('orders.account_id', '=', accountId)
    .orderBy('orders.created_at')
    .execute()
}

function messagesOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('order_message')
    .innerJoin('orders', 'orders.id', 'order_message.order_id')
    .select(['order_message.order_id', 'order_message.sender', 'order_message.body'])
    .select('order_message.sent_at')
    .where('orders.account_id', '=', accountId)
    .orderBy('order_message.id')
    .execute()
}

function depositsOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('deposit')
    .innerJoin('orders', 'orders.id', 'deposit.order_id')
    .select(['deposit.order_id', 'deposit.tx_id', 'deposit.asset'])
    .select(['deposit.units', 'deposit.seen_at'])
    .where('orders.account_id', '=', accountId)
    .orderBy('deposit.seen_at')
    .execute()
}

/** Payouts and refunds, each by the transaction that carries it now. */
function transfersOf(database: Database, accountId: string) {
  return database
    .direct()
    .selectFrom('transfer')
    .innerJoin('orders', 'orders.id', 'transfer.order_id')
    .leftJoin('transfer_transaction', (join) =>
      join
        .onRef('transfer_transaction.transfer_id', '=', 'transfer.id')
        .onRef('transfer_transaction.attempt', '=', 'transfer.attempt'),
    )
    .select(['transfer.order_id', 'transfer.kind', 'transfer.asset', 'transfer.units'])
    .select(['transfer.destination', 'transfer.created_at', 'transfer_transaction.tx_id'])
    .where('orders.account_id', '=', accountId)
    .orderBy('transfer.created_at')
    .execute()
}
