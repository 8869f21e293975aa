import type { Database, Tx } from '@causeway/server/db'
import type { PlacedOrder } from '@causeway/server/orders'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Exchange } from './exchange.ts'
import { expectSound } from './expect-sound.ts'

/** The order's newest transfer, which must be there. */
export async function transferOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
}

/** What was signed for the order's newest transfer, first attempt first. */
export async function attemptsOf(exchange: Exchange, placed: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer_transaction')
    .selectAll()
    .where('transfer_id', '=', (await transferOf(exchange, placed)).id)
    .orderBy('attempt')
    .execute()
}

/** The order's settlements, oldest first, with those that were taken back. */
export async function settlementsOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('settlement')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('number')
    .execute()
}

/** Kinds of the postings for an order, oldest first. */
export async function postingsOf(
  exchange: Exchange,
  { order }: PlacedOrder,
): Promise<readonly string[]> {
  const rows = await exchange.database
    .direct()
    .selectFrom('ledger_posting')
    .select('kind')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The destination got what the order says, with its memo, by the transaction that it names, once, and the books agree. */
export async function paidOnce(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const order = await exchange.read(placed)
  expect(await exchange.received(order.destination.address)).toMatchObject([
    { amount: order.sentTo, extraId: order.destination.extraId, txId: order.payoutTxId },
  ])
  await expectSound(exchange)
}

/** Writes rows with triggers and references off, for example the state of an older backup. */
export async function plantRows(
  database: Database,
  write: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await database.transaction('plant_rows', async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await write(tx)
  })
}

/** What the queue says of an order: when it is looked at again, and how often it failed. */
export async function queueOf({ database }: Exchange, orderId: string) {
  const row = await database
    .direct()
    .selectFrom('order_due')
    .select(['due_at', 'attempts', 'dead', 'last_error'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? { due_at: null, attempts: 0, dead: false, last_error: null }
}
