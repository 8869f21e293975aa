import type { Tx } from '../db/index.ts'

/** Removes what an account's holder wrote in his own words about its orders. */
export async function forgetComments(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ comment: '' })
    .where('order_id', 'in', (select) =>
      select.selectFrom('orders').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
