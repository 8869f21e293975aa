import { createHash, randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Tx } from '../db/index.ts'
import { sha256Hex } from '../orders/index.ts'
import { sealText } from '../secrets/sealed-text.ts'
import type { PartnerNeeds } from './partner-needs.ts'
import type { NewKeyRights } from './partner-types.ts'

const SECRET_BYTES = 32
const HINT_LENGTH = 8

/** What a key is made of. */
export type KeyMaterial = {
  /** What requests name. */
  readonly apiKey: string
  /** PKCS#1 DER; null where the key signs by no private key. */
  readonly publicDer: Buffer | null
  /** HMAC secret; null where it has none. */
  readonly secret: string | null
}

/** Keeps a new key of a partner's; null where there is one of the same name already, in force or not. */
export async function storeKey(
  tx: Tx,
  needs: Pick<PartnerNeeds, 'clock' | 'partnerKey'>,
  given: {
    readonly partnerId: string
    readonly material: KeyMaterial
    readonly rights: NewKeyRights
    readonly expiresAt: Date | null
  },
): Promise<{ readonly keyId: string } | null> {
  const { expiresAt, partnerId, rights } = given
  const { apiKey, publicDer, secret } = given.material
  const id = newId()
  const stored = await tx
    .insertInto('partner_key')
    .values({
      id,
      partner_id: partnerId,
      name: rights.name,
      key_hash: keyHashOf(apiKey),
      key_hint: apiKey.slice(0, HINT_LENGTH),
      dialects: rights.dialects,
      scopes: rights.scopes,
      networks: rights.networks,
      requests_per_second: rights.requestsPerSecond,
      creations_per_minute: rights.creationsPerMinute,
      needs_nonce: rights.needsNonce,
      joins_repeats: rights.joinsRepeats,
      public_key: publicDer,
      sealed_secret: secret === null ? null : sealText(needs.partnerKey, id, secret),
      created_at: new Date(needs.clock.now()),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored === undefined ? null : { keyId: stored.id }
}

/** The key that requests name: base64 of the SHA-256 of the public key (PKCS#1 DER). */
export function apiKeyOf(publicDer: Buffer): string {
  return createHash('sha256').update(publicDer).digest('base64')
}

/** One that nobody can derive from anything public, for requests that prove nothing else. */
export function newApiKey(): string {
  return randomBytes(SECRET_BYTES).toString('base64')
}

/** A new HMAC secret. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex')
}

/** What the database knows a key by. */
export function keyHashOf(apiKey: string): string {
  return sha256Hex(apiKey)
}
