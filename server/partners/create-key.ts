import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Tx } from '../db/index.ts'
import type { PartnerNeeds } from './partner-needs.ts'
import type { NewKeyRights, NewPartnerKey } from './partner-types.ts'
import { apiKeyOf, newSecret, storeKey } from './store-key.ts'

/** What the established protocol's keys have. */
const RSA_BITS = 2048

const makePair = promisify(generateKeyPair)

export type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject }

/** A key pair of the established protocol. Made outside of transactions: it takes a while. */
export async function newKeyPair(): Promise<KeyPair> {
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
    readonly pair: KeyPair
    readonly rights: NewKeyRights
  },
): Promise<NewPartnerKey> {
  const { pair, partnerId, rights } = given
  const publicDer = pair.publicKey.export({ type: 'pkcs1', format: 'der' })
  const material = { apiKey: apiKeyOf(publicDer), publicDer, secret: newSecret() }
  const stored = await storeKey(tx, needs, { partnerId, material, rights, expiresAt: null })
  if (stored === null) throw new Error('A key pair was made that there was already')
  return {
    keyId: stored.keyId,
    apiKey: material.apiKey,
    secret: material.secret,
    ...shownPrivateKey(pair),
    publicKeyPem: pair.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  }
}

/** A private key in the two ways in which programs take it. */
export function shownPrivateKey({ privateKey }: KeyPair): {
  readonly privateKeyHex: string
  readonly privateKeyPem: string
} {
  return {
    privateKeyHex: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('hex'),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
