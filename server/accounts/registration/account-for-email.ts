import { randomBytes } from 'node:crypto'
import { readEmailAddress } from '@causeway/core/accounts'
import { v7 as newId } from 'uuid'
import type { AccountNeeds } from '../account-needs.ts'
import { reclaimAccount } from './reclaim-account.ts'

/**
 * The account of an address that a social provider vouches for (AUTH-06): the one there is, or a new one. Null where the
 * provider does not vouch for it, or it is none. An account that nobody confirmed is confirmed by this, and what
 * anybody laid into it before is thrown away.
 */
export async function accountForEmail(
  { database, clock }: Pick<AccountNeeds, 'database' | 'clock'>,
  asked: {
    readonly email: string
    readonly isVerified: boolean
    readonly language: string | null
  },
): Promise<{ readonly accountId: string; readonly isNew: boolean } | null> {
  const email = readEmailAddress(asked.email)
  if (email === null || !asked.isVerified) return null
  const now = clock.now()
  return database.transaction('account_for_email', async (tx) => {
    const made = await tx
      .insertInto('account')
      .values({
        id: newId(),
        email,
        language: asked.language,
        created_at: new Date(now),
        confirmed_at: new Date(now),
        merchant_id: newMerchantId(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made !== undefined) return { accountId: made.id, isNew: true }
    const account = await tx
      .selectFrom('account')
      .select(['id', 'confirmed_at'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (account.confirmed_at !== null) return { accountId: account.id, isNew: false }
    await reclaimAccount(tx, account.id, now)
    return { accountId: account.id, isNew: true }
  })
}

/** Names an account to affiliates and partners; gives nothing away. */
export function newMerchantId(): string {
  return randomBytes(10).toString('hex')
}
