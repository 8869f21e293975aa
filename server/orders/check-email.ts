import { type Failure, fail, ok, type Result } from '@causeway/core/result'

/** C§5: local part without spaces, angle brackets or @; a domain with dots and two letters at its end, or an IP in brackets. */
const EMAIL = /^[^\s<>@]+@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/u
const LONGEST_EMAIL = 254

/** An address that mail can be sent to, or null where none was left. */
export function checkEmail(text: string | null): Result<string | null, Failure<'email_malformed'>> {
  const email = text?.trim() ?? ''
  if (email === '') return ok(null)
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) return fail({ code: 'email_malformed' })
  return ok(email)
}
