import { keyPairDialects } from '@causeway/core/partners'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  holdAccount,
  notifyAccount,
  type Proof,
  type ProofFailure,
  type SessionView,
} from '../../accounts/index.ts'
import { newKeyPair, shownPrivateKey } from '../create-key.ts'
import { apiKeyOf, type KeyMaterial, newApiKey, newSecret, storeKey } from '../store-key.ts'
import { countKeysInForce, findPartnerOfAccount } from './account-partner.ts'
import { checkNewKey } from './check-key-rights.ts'
import { listOwnKeys } from './list-own-keys.ts'
import { type PublicKeyFailure, readPublicKey } from './read-public-key.ts'
import type {
  CreatedOwnKey,
  CreateOwnKeyFailure,
  NewOwnKey,
  PartnerAccess,
  SelfServiceNeeds,
} from './self-service-cases.ts'

/** What every key may ask of the exchange. The operator can give a partner more. */
const LIMITS = { requestsPerSecond: 10, creationsPerMinute: 30 }
const MOST_KEYS = 20

/** Limits of keys that partners make themselves, and how many of them can be in force. */
export const ownKeyLimits = { ...LIMITS, keys: MOST_KEYS } as const

type Failed = CreateOwnKeyFailure | ProofFailure

/**
 * Makes a key of an account's own. Its owner gives the public key of a pair whose private key never comes here; where he
 * gives none, we make the pair. Secrets are in the answer and nowhere else.
 */
export async function createOwnKey(
  needs: SelfServiceNeeds,
  session: SessionView,
  { code, password, ...asked }: NewOwnKey & Proof,
): Promise<Result<CreatedOwnKey, Failed>> {
  const checked = checkNewKey(asked, needs.clock.now())
  if (!checked.ok) return checked
  const access = await accessWithRoom(needs, session)
  if (!access.ok) return access
  const made = await makeMaterial(checked.value)
  if (!made.ok) return made
  // Last, so that a code is not used up by what is refused anyway.
  const proven = await needs.requireProof(session, { code, password })
  if (!proven.ok) return proven
  return keep(needs, session, { access: access.value, asked: checked.value, made: made.value })
}

type Made = {
  readonly material: KeyMaterial
  readonly privateKeyHex: string | null
  readonly privateKeyPem: string | null
}

async function keep(
  needs: SelfServiceNeeds,
  session: SessionView,
  given: { readonly access: PartnerAccess; readonly asked: NewOwnKey; readonly made: Made },
): Promise<Result<CreatedOwnKey, Failed>> {
  const { access, asked, made } = given
  const { expiresAt, publicKey: _, ...rights } = asked
  const { partnerId } = access
  return needs.database.transaction('create_own_key', async (tx) => {
    // Held, so that of many keys made at once no more are in force than may be.
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    const count = await countKeysInForce(tx, partnerId)
    if (count >= MOST_KEYS) return fail({ code: 'partner_keys_full', most: MOST_KEYS })
    const { material } = made
    const stored = await storeKey(tx, needs, {
      partnerId,
      material,
      rights: { ...rights, ...LIMITS },
      expiresAt,
    })
    if (stored === null) return fail({ code: 'public_key_used' })
    const { accountId } = session
    const facts = { link: '/account/api', key: asked.name }
    await notifyAccount(tx, needs.notifier, { kind: 'api-key-created', accountId, facts })
    const [key] = await listOwnKeys(tx, accountId, stored.keyId)
    if (key === undefined) throw new Error('The new key is not there')
    const { privateKeyHex, privateKeyPem } = made
    return ok({
      key,
      apiKey: material.apiKey,
      secret: material.secret,
      privateKeyHex,
      privateKeyPem,
    })
  })
}

/** Asked before any work is done; asked again when the key is kept. */
async function accessWithRoom(
  { database }: SelfServiceNeeds,
  { accountId }: SessionView,
): Promise<Result<PartnerAccess, CreateOwnKeyFailure>> {
  const access = await findPartnerOfAccount(database.direct(), accountId)
  if (access === null) return fail({ code: 'partner_access_missing' })
  if (access.isDisabled) return fail({ code: 'partner_disabled' })
  const count = await countKeysInForce(database.direct(), access.partnerId)
  return count >= MOST_KEYS ? fail({ code: 'partner_keys_full', most: MOST_KEYS }) : ok(access)
}

async function makeMaterial({
  dialects,
  publicKey,
}: NewOwnKey): Promise<Result<Made, PublicKeyFailure>> {
  const secret = dialects.includes('v1') ? newSecret() : null
  const none = { privateKeyHex: null, privateKeyPem: null }
  if (!dialects.some((dialect) => keyPairDialects.includes(dialect))) {
    return ok({ material: { apiKey: newApiKey(), publicDer: null, secret }, ...none })
  }
  if (publicKey !== null) {
    const read = readPublicKey(publicKey)
    if (!read.ok) return read
    const publicDer = read.value
    return ok({ material: { apiKey: apiKeyOf(publicDer), publicDer, secret }, ...none })
  }
  const pair = await newKeyPair()
  const publicDer = pair.publicKey.export({ type: 'pkcs1', format: 'der' })
  const material = { apiKey: apiKeyOf(publicDer), publicDer, secret }
  return ok({ material, ...shownPrivateKey(pair) })
}
