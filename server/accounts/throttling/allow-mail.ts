import { readEmailAddress } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { SignUpFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import type { Visitor } from '../account-types.ts'
import { spendTry } from './throttle-store.ts'
import { mailThrottles } from './throttled-visitor.ts'

type MailNeeds = Pick<AccountNeeds, 'database' | 'clock' | 'accountKey' | 'captcha'>

/** Checks the address, the captcha and the throttle, for mails that anybody can have sent (AUTH-12). */
export async function allowMail(
  needs: MailNeeds,
  typed: string,
  visitor: Visitor,
): Promise<Result<string, SignUpFailure>> {
  const email = readEmailAddress(typed)
  if (email === null) return fail({ code: 'email_invalid' })
  if (visitor.captcha === null) return fail({ code: 'captcha_missing' })
  if (!(await needs.captcha.take(visitor.captcha))) return fail({ code: 'captcha_wrong' })
  return spendMail(needs, email, visitor)
}

/** Counts a mail against its address and against the network that asks for it. */
export async function spendMail(
  needs: MailNeeds,
  email: string,
  visitor: Visitor,
): Promise<Result<string, SignUpFailure>> {
  const spent = await needs.database.transaction('spend_mail', (tx) =>
    spendTry(tx, mailThrottles(needs, email, visitor), {
      hasCaptcha: true,
      now: needs.clock.now(),
    }),
  )
  return spent.ok ? ok(email) : spent
}
