import { fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Tx } from '../../db/index.ts'
import type { SignUpFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import type { Visitor } from '../account-types.ts'
import { sendEntryMail } from '../email/send-entry-mail.ts'
import { isShutOut } from '../sign-in/complete-sign-in.ts'
import { allowMail } from '../throttling/allow-mail.ts'
import { newMerchantId } from './account-for-email.ts'

/**
 * Signs an address up (AUTH-02): mails it a link that confirms it. An address with an account gets a mail that says so.
 * The answer comes before anybody has looked, so neither it nor its time says which. Nobody is signed in before the link
 * was followed, the widget's sign-ups included: an address that nobody proved opens nothing.
 */
export async function signUp(
  needs: AccountNeeds,
  asked: {
    readonly email: string
    readonly subscribed: boolean
    readonly source: 'web' | 'widget'
  },
  visitor: Visitor,
): Promise<Result<null, SignUpFailure>> {
  if (isShutOut(visitor)) return fail({ code: 'japan_unconfirmed' })
  const allowed = await allowMail(needs, asked.email, visitor)
  if (!allowed.ok) return allowed
  const { subscribed } = asked
  const { language } = visitor
  needs.later.run(() =>
    needs.database.transaction('sign_up', async (tx) => {
      const now = needs.clock.now()
      const account = await upsertAccount(tx, { email: allowed.value, subscribed, language, now })
      await sendEntryMail(tx, needs, account)
    }),
  )
  return ok(null)
}

/** One statement for a new address and a known one. What a stranger says of a confirmed account changes nothing of it. */
function upsertAccount(
  tx: Tx,
  asked: {
    readonly email: string
    readonly subscribed: boolean
    readonly language: string | null
    readonly now: number
  },
) {
  const { email, subscribed, language, now } = asked
  return tx
    .insertInto('account')
    .values({
      id: newId(),
      email,
      is_subscribed: subscribed,
      language,
      created_at: new Date(now),
      merchant_id: newMerchantId(),
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        is_subscribed: sql<boolean>`case when account.confirmed_at is null then excluded.is_subscribed else account.is_subscribed end`,
        language: sql<
          string | null
        >`case when account.confirmed_at is null then excluded.language else account.language end`,
      }),
    )
    .returning(['id', 'email', 'language', 'confirmed_at'])
    .executeTakeFirstOrThrow()
}
