import { type Failure, fail, ok, type Result } from '../result/index.ts'

/** Characters of a password, least and most. Long enough that guessing takes for ever, short enough to be hashed. */
export const passwordLength = { least: 10, most: 256 } as const

export type PasswordLengthFailure =
  | (Failure<'password_short'> & { readonly least: number })
  | (Failure<'password_long'> & { readonly most: number })

/**
 * The spelling of a password that is hashed: NFKC, so that the same keys give the same password on every device
 * (NIST SP 800-63B 5.1.1.2). Spaces and every other character stay.
 */
export function normalizePassword(text: string): string {
  return text.normalize('NFKC')
}

/** Whether a password has the right length, in characters as people count them: code points of its NFKC spelling. */
export function checkPasswordLength(text: string): Result<string, PasswordLengthFailure> {
  const password = normalizePassword(text)
  const { length } = [...password]
  if (length < passwordLength.least) {
    return fail({ code: 'password_short', least: passwordLength.least })
  }
  if (length > passwordLength.most) {
    return fail({ code: 'password_long', most: passwordLength.most })
  }
  return ok(password)
}
