import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { HINT_LENGTH, keyHashOf } from './create-key.ts'
import type { PartnerNeeds } from './partner-needs.ts'
import type { NewKeyRights } from './partner-types.ts'

const KEY_BYTES = 32

/**
 * Makes a key that is a secret by itself, for calls that carry it as a bearer token. The name of a key that signs is none: it
 * follows from a public key.
 */
export async function addBearerKey(
  { clock, database }: Pick<PartnerNeeds, 'clock' | 'database'>,
  partnerId: string,
  rights: Omit<NewKeyRights, 'dialects' | 'needsNonce'>,
): Promise<{ readonly keyId: string; readonly apiKey: string }> {
  const apiKey = randomBytes(KEY_BYTES).toString('base64url')
  const keyId = newId()
  await database
    .direct()
    .insertInto('partner_key')
    .values({
      id: keyId,
      partner_id: partnerId,
      name: rights.name,
      key_hash: keyHashOf(apiKey),
      key_hint: apiKey.slice(0, HINT_LENGTH),
      dialects: ['rest'],
      scopes: rights.scopes,
      networks: rights.networks,
      requests_per_second: rights.requestsPerSecond,
      creations_per_minute: rights.creationsPerMinute,
      needs_nonce: false,
      joins_repeats: rights.joinsRepeats,
      public_key: null,
      sealed_secret: null,
      created_at: new Date(clock.now()),
    })
    .execute()
  return { keyId, apiKey }
}
