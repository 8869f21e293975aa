import { tellAccount } from '../../accounts/index.ts'
import type { Database } from '../../db/index.ts'
import type { Notifier } from '../../notifications/index.ts'

/**
 * Leaves a mail to a partner in the outbox: his messages are sent to an endpoint no more. A partner without an account, whom
 * the operator made, gets none.
 */
export async function tellWebhooksPaused(
  { database, notifier }: { readonly database: Database; readonly notifier: Notifier },
  { partnerId, url }: { readonly partnerId: string; readonly url: string },
): Promise<void> {
  await database.transaction('tell_webhooks_paused', async (tx) => {
    const partner = await tx
      .selectFrom('partner')
      .select('account_id')
      .where('id', '=', partnerId)
      .executeTakeFirst()
    const accountId = partner?.account_id ?? null
    if (accountId === null) return
    const facts = { link: '/account/api', url }
    await tellAccount(tx, notifier, { kind: 'webhooks-paused', accountId, facts })
  })
}
