import { isEmailAddress } from '@causeway/core/accounts'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

/** An address that mail can be sent to, or null where none was left. */
export function checkEmail(text: string | null): Result<string | null, Failure<'email_malformed'>> {
  const email = text?.trim() ?? ''
  if (email === '') return ok(null)
  return isEmailAddress(email) ? ok(email) : fail({ code: 'email_malformed' })
}
