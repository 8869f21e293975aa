import type { Clock } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { dropSecondFactor } from '../accounts/index.ts'
import type { AuditActor } from '../audit/append-audit.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database, Queryable } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { ResetFailure, ResetIntent, ResetRefusal } from './customer-types.ts'
import { readAccount } from './read-customer.ts'

/** What a reset would be bound to: the second factor as it stands now. */
export function resetIntent(
  { database }: { readonly database: Database },
  accountId: string,
): Promise<Result<ResetIntent, ResetRefusal>> {
  return intentOf(database.direct(), accountId)
}

/**
 * Turns two-factor sign-in off for a customer, as two people decided: sessions and open links end, and the owner is told by mail. A
 * factor that was set up anew since the proposal stays.
 */
export function resetSecondFactor(
  needs: { readonly database: Database; readonly clock: Clock; readonly notifier: Notifier },
  intent: ResetIntent,
  actor: AuditActor,
): Promise<Result<null, ResetFailure>> {
  return needs.database.transaction('reset_second_factor', async (tx) => {
    await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', intent.accountId)
      .forUpdate()
      .executeTakeFirst()
    const current = await intentOf(tx, intent.accountId)
    if (!current.ok) return current
    const { secondFactorSince } = current.value
    if (secondFactorSince !== intent.secondFactorSince) return fail({ code: 'customer_changed' })
    await dropSecondFactor(tx, needs, intent.accountId)
    await appendAudit(tx, needs.clock.now(), {
      actor,
      action: 'customer.second_factor_reset',
      subject: `customer:${intent.accountId}`,
      before: { secondFactorSince },
    })
    return ok(null)
  })
}

async function intentOf(
  handle: Queryable,
  accountId: string,
): Promise<Result<ResetIntent, ResetRefusal>> {
  const account = await readAccount(handle, accountId)
  if (account === undefined) return fail({ code: 'customer_unknown' })
  if (account.totp_state !== 'enabled') return fail({ code: 'second_factor_off' })
  const secondFactorSince = account.totp_begun_at?.toISOString() ?? ''
  return ok({ accountId: account.id, secondFactorSince })
}
