import { checkPasswordLength } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { PasswordFailure } from '../account-failures.ts'
import { isCommonPassword } from './is-common-password.ts'

/**
 * Whether a password may be set: its length, and that it is none of those that everybody tries first, nor made of the
 * shop's name or the person's own e-mail.
 */
export async function checkPassword(
  { brand }: { readonly brand: string },
  { password, email }: { readonly password: string; readonly email: string | null },
): Promise<Result<null, PasswordFailure>> {
  const checked = checkPasswordLength(password)
  if (!checked.ok) return checked
  const own = [brand, ...(email === null ? [] : wordsOfEmail(email))]
  return (await isCommonPassword(checked.value, own)) ? fail({ code: 'password_common' }) : ok(null)
}

function wordsOfEmail(email: string): string[] {
  const [mailbox = '', host = ''] = email.split('@')
  return [mailbox, host, ...email.split(/[^\p{L}\p{N}]+/u)]
}
