import { readEmailAddress, totpMostAttempts } from '@causeway/core/accounts'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Tx } from '../../db/index.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { spoilTokens } from '../account-token.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { removeRecoveryCodes } from './recovery-code-store.ts'

/**
 * Turns two-factor sign-in off for somebody who lost his authenticator and his recovery codes: the operator's doing, once
 * he knows who is asking. Every session ends, and the account's owner is told by mail, whoever asked.
 */
export async function removeSecondFactor(
  { database, clock, notifier }: Pick<AccountNeeds, 'database' | 'clock' | 'notifier'>,
  typedEmail: string,
): Promise<Result<null, Failure<'account_not_found' | 'totp_not_enabled'>>> {
  const email = readEmailAddress(typedEmail)
  if (email === null) return fail({ code: 'account_not_found' })
  return database.transaction('drop_second_factor', async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'totp_state'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst()
    if (account === undefined) return fail({ code: 'account_not_found' })
    if (account.totp_state !== 'enabled') return fail({ code: 'totp_not_enabled' })
    await dropSecondFactor(tx, { clock, notifier }, account.id)
    return ok(null)
  })
}

/** The same of an account that the caller holds, and whose second factor is on. */
export async function dropSecondFactor(
  tx: Tx,
  { clock, notifier }: Pick<AccountNeeds, 'clock' | 'notifier'>,
  accountId: string,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      totp_state: 'disabled',
      totp_secret: null,
      totp_last_step: null,
      totp_attempts: totpMostAttempts,
      totp_locked_until: null,
      totp_locks: 0,
    })
    .where('id', '=', accountId)
    .execute()
  await removeRecoveryCodes(tx, accountId)
  await endSessionsOf(tx, accountId, null)
  await spoilTokens(tx, clock.now(), accountId)
  await notifyAccount(tx, notifier, { kind: 'totp-disabled', accountId })
}
