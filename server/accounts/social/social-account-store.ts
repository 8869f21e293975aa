import type { SocialProvider } from '@causeway/core/ports'
import { v7 as newId } from 'uuid'
import type { Queryable, Tx } from '../../db/index.ts'

/** Whose account a provider's person is; null where nobody's. */
export async function accountOfSubject(
  database: Queryable,
  provider: SocialProvider,
  subject: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('social_account')
    .innerJoin('account', 'account.id', 'social_account.account_id')
    .select('account.id')
    .where('social_account.provider', '=', provider)
    .where('social_account.subject', '=', subject)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Links a provider's person to an account. Answers whose it is now: another account's where that was first. */
export async function insertSocialAccount(
  tx: Tx,
  now: number,
  link: {
    readonly accountId: string
    readonly provider: SocialProvider
    readonly subject: string
    readonly email: string | null
  },
): Promise<{ readonly accountId: string; readonly isNew: boolean }> {
  const { accountId, email, provider, subject } = link
  const made = await tx
    .insertInto('social_account')
    .values({
      id: newId(),
      account_id: accountId,
      provider,
      subject,
      email,
      linked_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (made !== undefined) return { accountId, isNew: true }
  const { account_id: owner } = await tx
    .selectFrom('social_account')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return { accountId: owner, isNew: false }
}

/** Who has an address, and whether its owner ever confirmed it; null where nobody has it. */
export async function accountOfEmail(
  database: Queryable,
  email: string,
): Promise<{ readonly id: string; readonly isConfirmed: boolean } | null> {
  const row = await database
    .selectFrom('account')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, isConfirmed: row.confirmed_at !== null }
}
