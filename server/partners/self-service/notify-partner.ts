import { notifyAccount } from '../../accounts/index.ts'
import type { Tx } from '../../db/index.ts'
import type { Notifier } from '../../notifications/index.ts'

/**
 * Leaves a mail to a partner in the outbox: one of his endpoints was paused. A partner without an account, whom the operator
 * made, gets none.
 */
export async function notifyWebhooksPaused(
  tx: Tx,
  notifier: Notifier,
  { partnerId, url }: { readonly partnerId: string; readonly url: string },
): Promise<void> {
  const partner = await tx
    .selectFrom('partner')
    .select('account_id')
    .where('id', '=', partnerId)
    .executeTakeFirst()
  const accountId = partner?.account_id ?? null
  if (accountId === null) return
  const facts = { link: '/account/api', url }
  await notifyAccount(tx, notifier, { kind: 'webhooks-paused', accountId, facts })
}
