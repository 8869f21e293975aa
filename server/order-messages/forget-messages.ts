import type { Database, Tx } from '../db/index.ts'

/** Removes messages about orders that ended before a moment. */
export async function forgetMessages(database: Database, before: Date): Promise<void> {
  await database
    .direct()
    .deleteFrom('order_message')
    .where('order_id', 'in', (select) =>
      select.selectFrom('orders').select('id').where('ended_at', '<', before),
    )
    .execute()
}

/** Removes what was written about an account's orders, by either side. */
export async function forgetMessagesOf(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('order_message')
    .where('order_id', 'in', (select) =>
      select.selectFrom('orders').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
