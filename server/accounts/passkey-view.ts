import type { Selectable } from 'kysely'
import type { Tables } from '../db/index.ts'
import type { PasskeyView } from './account-types.ts'

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
