import { createHash, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { v7 as newId } from 'uuid'
import type { Tx } from '../db/index.ts'
import { sha256Hex } from '../orders/index.ts'
import { sealText } from '../secrets/index.ts'
import type { PartnerNeeds } from './partner-needs.ts'
import type { NewKeyRights, NewPartnerKey } from './partner-types.ts'

/** What the established protocol's keys have. */
const RSA_BITS = 2048
const SECRET_BYTES = 32
/** First characters of a key, by which its owner knows it. */
export const HINT_LENGTH = 8

const makePair = promisify(generateKeyPair)

/** A key pair of the established protocol. Made outside of transactions: it takes a while. */
export async function newKeyPair(): Promise<{ publicKey: KeyObject; privateKey: KeyObject }> {
  return makePair('rsa', { modulusLength: RSA_BITS })
}

/**
 * Makes a key that fits every dialect it is given rights for: an RSA pair and an HMAC secret. The private key is kept
 * nowhere, so it is shown now or never.
 */
export async function createKey(
  tx: Tx,
  needs: Pick<PartnerNeeds, 'clock' | 'partnerKey'>,
  given: {
    readonly partnerId: string
    readonly pair: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
    readonly rights: NewKeyRights
  },
): Promise<NewPartnerKey> {
  const { pair, partnerId, rights } = given
  const publicDer = pair.publicKey.export({ type: 'pkcs1', format: 'der' })
  const apiKey = apiKeyOf(publicDer)
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const id = newId()
  await tx
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
      sealed_secret: sealText(needs.partnerKey, id, secret),
      created_at: new Date(needs.clock.now()),
    })
    .execute()
  return {
    keyId: id,
    apiKey,
    secret,
    privateKeyHex: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('hex'),
    privateKeyPem: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeyPem: pair.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  }
}

/** The key that requests name: base64 of the SHA-256 of the public key (PKCS#1 DER). */
function apiKeyOf(publicDer: Buffer): string {
  return createHash('sha256').update(publicDer).digest('base64')
}

/** What the database knows a key by. */
export function keyHashOf(apiKey: string): string {
  return sha256Hex(apiKey)
}
