import type { Selectable } from 'kysely'
import type { Tables } from '../../db/index.ts'
import type { PasskeyView } from '../account-types.ts'

const LONGEST_NAME = 60

/** More than anybody has devices for. */
export const MOST_PASSKEYS = 20

/** A name that somebody gives a passkey, on one line and no longer than it can be shown; null where nothing is left. */
export function readPasskeyName(typed: string): string | null {
  const name = typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return name === '' ? null : [...name].slice(0, LONGEST_NAME).join('')
}

/** A passkey's id as browsers write it (base64url), no longer than an address of a call has room for. */
const PASSKEY_ID = /^[\w-]{1,300}$/

/** False of what no passkey of ours can be called: a key that no call could name could never be removed again. */
export function isPasskeyId(text: string): boolean {
  return PASSKEY_ID.test(text)
}

/** What is shown of a passkey. */
export const passkeyColumns = ['credential_id', 'name', 'created_at', 'used_at'] as const

/** A stored passkey as its owner sees it. */
export function passkeyView(
  row: Pick<Selectable<Tables['passkey']>, (typeof passkeyColumns)[number]>,
): PasskeyView {
  return {
    id: row.credential_id,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}
