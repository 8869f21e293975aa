import type { Database, Tx } from '../db/index.ts'

const DAY_MILLISECONDS = 86_400_000

/** Removes messages about orders that ended longer ago than they are kept. `now`: milliseconds since 1970. */
export async function forgetMessages(
  database: Database,
  now: number,
  { messageDays }: { readonly messageDays: number },
): Promise<void> {
  const before = new Date(now - messageDays * DAY_MILLISECONDS)
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
