import { fail, ok, type Result } from '@causeway/core/result'
import { sqlState, type Tx, UNIQUE_VIOLATION } from '../../db/index.ts'
import type { TokenFailure } from '../account-failures.ts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { consumeToken, spoilTokens } from '../account-token.ts'

/**
 * The link that went to a new address: it is the account's from now on. Links that went to the old one are worth
 * nothing any more, or its new owner could take the account. `token_old` too where the address became somebody's.
 */
export async function confirmEmailChange(
  needs: AccountChangeNeeds,
  token: string,
): Promise<Result<{ readonly email: string }, TokenFailure>> {
  try {
    return await needs.database.transaction('confirm_email_change', (tx) =>
      confirm(tx, needs, token),
    )
  } catch (error) {
    // Two of them, or a sign-up, at the same moment: the address is the other's.
    if (sqlState(error) === UNIQUE_VIOLATION) return fail({ code: 'token_old' })
    throw error
  }
}

async function confirm(
  tx: Tx,
  { clock }: AccountChangeNeeds,
  token: string,
): Promise<Result<{ readonly email: string }, TokenFailure>> {
  const now = clock.now()
  const taken = await consumeToken(tx, now, { token, purpose: 'email' })
  if (!taken.ok) return taken
  const { accountId, facts } = taken.value
  const { email } = facts
  if (accountId === null || typeof email !== 'string') return fail({ code: 'token_unknown' })
  if (!(await freeAddress(tx, now, { accountId, email }))) return fail({ code: 'token_old' })
  const changed = await tx
    .updateTable('account')
    .set({ email, confirmed_at: new Date(now) })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (changed === undefined) return fail({ code: 'token_unknown' })
  await spoilTokens(tx, now, accountId)
  return ok({ email })
}

/** An address that somebody once signed up with and never confirmed is free for whoever has now proved that it is his. */
async function freeAddress(
  tx: Tx,
  now: number,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('account')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .where('id', '!=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (other === undefined) return true
  if (other.confirmed_at !== null) return false
  await tx
    .updateTable('account')
    .set({ email: null, deleted_at: new Date(now) })
    .where('id', '=', other.id)
    .execute()
  await spoilTokens(tx, now, other.id)
  return true
}
