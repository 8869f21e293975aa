import type { AccountChangeNeeds } from '../account-needs.ts'
import type { SessionView } from '../account-types.ts'

/** Whether the newsletter is sent (AUTH-09). */
export async function setSubscribed(
  { database }: Pick<AccountChangeNeeds, 'database'>,
  { accountId }: SessionView,
  subscribed: boolean,
): Promise<void> {
  await database
    .direct()
    .updateTable('account')
    .set({ is_subscribed: subscribed })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
}
