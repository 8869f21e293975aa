import { unsignedDialects } from '@causeway/core/partners'
import { fail, ok, type Result } from '@causeway/core/result'
import { readNetwork } from './read-network.ts'
import type { KeyChange, KeyRightsFailure, NewKeyFailure, NewOwnKey } from './self-service-cases.ts'

const LONGEST_NAME = 100

/** The same change with its texts as they are kept, where a key may be so. */
export function checkKeyChange(change: KeyChange): Result<KeyChange, KeyRightsFailure> {
  const name = change.name?.trim()
  if (name !== undefined && !isName(name)) return fail({ code: 'key_name_malformed' })
  if (change.scopes?.length === 0) return fail({ code: 'key_scopes_missing' })
  const networks: string[] = []
  for (const network of change.networks ?? []) {
    const read = readNetwork(network)
    if (read === null) return fail({ code: 'network_malformed', network })
    networks.push(read)
  }
  return ok({
    name,
    scopes: change.scopes && [...new Set(change.scopes)],
    networks: change.networks && [...new Set(networks)],
  })
}

/** The same of a new key; `now`: milliseconds since 1970. */
export function checkNewKey(asked: NewOwnKey, now: number): Result<NewOwnKey, NewKeyFailure> {
  const { expiresAt } = asked
  const dialects = [...new Set(asked.dialects)]
  const unsigned = dialects.filter((dialect) => unsignedDialects.includes(dialect))
  // A key that is also taken without a signature is worth no more than one that never signs.
  if (dialects.length === 0 || (unsigned.length > 0 && unsigned.length < dialects.length)) {
    return fail({ code: 'key_dialects_mixed' })
  }
  if (expiresAt !== null && expiresAt.getTime() <= now) return fail({ code: 'key_expiry_past' })
  const { name, networks, scopes } = asked
  const checked = checkKeyChange({ name, networks, scopes })
  return checked.ok ? ok({ ...asked, dialects, ...withoutMissing(checked.value) }) : checked
}

function withoutMissing({ name = '', networks = [], scopes = [] }: KeyChange) {
  return { name, networks, scopes }
}

function isName(name: string): boolean {
  return name !== '' && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name)
}
