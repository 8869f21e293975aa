const LONGEST_NAME = 60

/** A name that somebody gives a passkey, on one line and no longer than it can be shown; null where nothing is left. */
export function readPasskeyName(typed: string): string | null {
  const name = typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return name === '' ? null : [...name].slice(0, LONGEST_NAME).join('')
}
