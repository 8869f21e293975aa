import type { OrderState } from '@causeway/core/orders'
import type { Database, Tx } from '../db/index.ts'

/** Gives nobody's orders of these holders to an account. Answers how many there were. */
export async function joinOrdersOf(
  database: Database,
  accountId: string,
  holderHashes: readonly string[],
): Promise<number> {
  const joined = await database
    .direct()
    .updateTable('orders')
    .set({ account_id: accountId, is_joined: true })
    .where('holder_hash', 'in', holderHashes)
    .where('account_id', 'is', null)
    .returning('id')
    .execute()
  return joined.length
}

/** Gives orders in these states that had joined an account back to whoever holds their secrets. */
export async function releaseJoinedOrders(
  tx: Tx,
  accountId: string,
  states: readonly OrderState[],
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ account_id: null, is_joined: false })
    .where('account_id', '=', accountId)
    .where('is_joined', '=', true)
    .where('state', 'in', states)
    .execute()
}

/** Removes e-mail, client and referrer ids and readable names from all orders of an account. */
export async function forgetOrdersOf(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      email: null,
      client_id: null,
      ref_id: null,
      destination_alias: null,
      destination_alias_provider: null,
      refund_alias: null,
      refund_alias_provider: null,
    })
    .where('account_id', '=', accountId)
    .execute()
}
