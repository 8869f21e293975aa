import type { Amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Database } from '../../db/index.ts'
import { setHalt } from '../../halts/set-halt.ts'

/** The part of a test's exchange that is needed here. */
type Ground = {
  readonly database: Database
  readonly script: (network: string) => { readonly vanished: Map<string, Amount> }
  readonly mine: () => Promise<void>
  readonly work: () => Promise<void>
}

type Paid = { readonly txId: string; readonly amount: Amount }

/** From now on its chain knows nothing of the payment. */
export function vanish(exchange: Ground, { txId, amount }: Paid): void {
  exchange.script('bitcoin').vanished.set(txId, amount)
}

/** Its chain knows it again. */
export function bringBack(exchange: Ground, { txId }: Paid): void {
  exchange.script('bitcoin').vanished.delete(txId)
}

/** The row of the payment. */
export async function depositOf(exchange: Ground, { txId }: Paid) {
  return exchange.database
    .direct()
    .selectFrom('deposit')
    .selectAll()
    .where('tx_id', '=', txId)
    .executeTakeFirstOrThrow()
}

/** Has the deposit looked at at once, or only when a scan tells of it. */
export async function setDepositDue(
  { database }: Ground,
  { txId }: Paid,
  due: 'now' | null,
): Promise<void> {
  const dueAt = due === null ? null : sql<Date>`now()`
  await database
    .direct()
    .updateTable('deposit')
    .set({ due_at: dueAt })
    .where('tx_id', '=', txId)
    .execute()
}

/** Stops a network, as an operator does. */
export const halt = (exchange: Ground, scope: string) =>
  setHalt(exchange.database, { scope, reason: 'a test', at: 0 })

/** Blocks pass that the scan will not look at again. */
export async function passBlocks(exchange: Ground): Promise<void> {
  for (let block = 0; block < 5; block += 1) {
    await exchange.mine()
    await exchange.work()
  }
}
