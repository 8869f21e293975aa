import type { PartnerCases, PartnerKey } from '@causeway/server/partners'
import { allowsAddress } from './allows-address.ts'
import { type Dialect, headerOf, type SignedRequest } from './dialects/index.ts'

/** How far a signed time may be from ours. */
export const NONCE_MILLISECONDS = 300_000

export type Authenticated = { readonly key: PartnerKey; readonly dialect: Dialect }

/** A request with what is known of it besides: the dialects it may be of, and whom it comes from. */
export type AskedByKey = {
  readonly request: SignedRequest
  readonly dialects: readonly Dialect[]
  /** The client's. */
  readonly address: string
  /** The wall clock's milliseconds since 1970. */
  readonly now: number
}

type Needs = Pick<PartnerCases, 'findKey' | 'useNonce'>

/**
 * Whose request this is; null where it proves no key that is in force, whatever is wrong with it: whoever tries learns
 * nothing.
 */
export async function authenticate(
  needs: Needs,
  { address, dialects, now, request }: AskedByKey,
): Promise<Authenticated | null> {
  const dialect = dialects.find((each) => each.apiKeyIn(request) !== null)
  const apiKey = dialect?.apiKeyIn(request) ?? null
  if (dialect === undefined || apiKey === null) return null
  const key = await needs.findKey(apiKey)
  if (key === null || !key.dialects.includes(dialect.name)) return null
  if (!allowsAddress(key.networks, address)) return null
  if (!dialect.isProven(request, key, now)) return null
  if (key.needsNonce && !(await isFresh(needs, request, { key, now }))) return null
  return { key, dialect }
}

/** The time and the word that a key asks for were signed with the body, so they are this request's own. */
async function isFresh(
  { useNonce }: Needs,
  request: SignedRequest,
  { key, now }: { readonly key: PartnerKey; readonly now: number },
): Promise<boolean> {
  const at = Number(headerOf(request, 'x-api-timestamp') ?? Number.NaN)
  const nonce = headerOf(request, 'x-api-nonce')
  // A comparison with what is no number is false.
  if (!(Math.abs(now - at) <= NONCE_MILLISECONDS)) return false
  if (nonce === null || nonce.length > LONGEST_NONCE) return false
  return useNonce(key.id, nonce, at + 2 * NONCE_MILLISECONDS)
}

const LONGEST_NONCE = 100
