import { ok, type Result } from '@causeway/core/result'
import type { SignUpFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import type { Visitor } from '../account-types.ts'
import { readAddressed, sendLink } from '../email/send-entry-mail.ts'
import { allowMail } from '../throttling/allow-mail.ts'

/**
 * Mails a link to a new password, where there is an account (AUTH-08). The answer comes before anybody has looked, so
 * neither it nor its time says whether there is one.
 */
export async function askRecovery(
  needs: AccountNeeds,
  typed: string,
  visitor: Visitor,
): Promise<Result<null, SignUpFailure>> {
  const allowed = await allowMail(needs, typed, visitor)
  if (!allowed.ok) return allowed
  needs.later.run(() =>
    needs.database.transaction('ask_recovery', async (tx) => {
      const account = await readAddressed(tx, allowed.value)
      if (account !== undefined) await sendLink(tx, needs, account, 'recover')
    }),
  )
  return ok(null)
}
