import { readEmailAddress } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { SignUpFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import type { Visitor } from '../account-types.ts'
import { readAddressed, sendEntryMail } from '../email/send-entry-mail.ts'
import { spendMail } from '../throttling/allow-mail.ts'

/**
 * Sends the mail of a sign-up once more, where there was one (AUTH-02). The answer comes before anybody has looked, so
 * neither it nor its time says whether there was.
 */
export async function resendVerification(
  needs: AccountNeeds,
  typed: string,
  visitor: Visitor,
): Promise<Result<null, SignUpFailure>> {
  const email = readEmailAddress(typed)
  if (email === null) return fail({ code: 'email_invalid' })
  const spent = await spendMail(needs, email, visitor)
  if (!spent.ok) return spent
  needs.later.run(() =>
    needs.database.transaction('resend_verification', async (tx) => {
      const account = await readAddressed(tx, email)
      if (account !== undefined) await sendEntryMail(tx, needs, account)
    }),
  )
  return ok(null)
}
