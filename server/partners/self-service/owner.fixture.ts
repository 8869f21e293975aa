import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Clock } from '@causeway/core/ports'
import { defaultFeePolicy } from '@causeway/core/quotes'
import { fail, ok } from '@causeway/core/result'
import type { Proof, SessionView } from '../../accounts/index.ts'
import type { Database } from '../../db/index.ts'
import type { AccountMail, Notifier } from '../../notifications/index.ts'
import { createSelfServiceCases } from './create-self-service-cases.ts'
import type { NewOwnKey, SelfServiceCases } from './self-service-cases.ts'

export const PASSWORD = 'plum-cradle 47 lanterns'
export const partnerKey = new Uint8Array(32).fill(7)

/** Somebody who is signed in, and what he can do about the partner API. */
export type PartnerOwner = {
  readonly cases: SelfServiceCases
  readonly session: SessionView
  readonly mails: readonly AccountMail[]
  /** How often proof was asked for. */
  readonly proofs: () => number
}

type Exchange = {
  readonly database: Database
  readonly clock: Clock
  readonly needs: { readonly notifier: Notifier }
}

/** Lays an account and a session into the database of an exchange. */
export async function partnerOwnerAt({ clock, database, needs }: Exchange): Promise<PartnerOwner> {
  const mails: AccountMail[] = []
  let proofs = 0
  const cases = createSelfServiceCases({
    database,
    clock,
    partnerKey,
    policy: { ...defaultFeePolicy, partnerShareBps: 2_000n },
    notifier: {
      ...needs.notifier,
      accountMail: async (_tx, mail) => {
        mails.push(mail)
      },
    },
    requireProof: async (_session, { password }: Proof) => {
      proofs += 1
      return password === PASSWORD ? ok(null) : fail({ code: 'password_wrong' })
    },
  })
  const [accountId, sessionId] = [randomUUID(), randomUUID()]
  const at = new Date(clock.now())
  const account = { id: accountId, email: `${accountId}@example.com`, merchant_id: randomUUID() }
  await database
    .direct()
    .insertInto('account')
    .values({ ...account, is_subscribed: false, confirmed_at: at, created_at: at })
    .execute()
  await database
    .direct()
    .insertInto('account_session')
    .values({
      id: sessionId,
      account_id: accountId,
      token_hash: randomUUID(),
      created_at: at,
      seen_at: at,
      ends_at: new Date(at.getTime() + 1_000_000),
      proven_at: at,
      method: 'password',
      device: 'Firefox',
    })
    .execute()
  const session = { accountId, sessionId, method: 'password', provenAt: at }
  return { cases, session, mails, proofs: () => proofs }
}

/** What a new key is asked for with, the right password included. */
export function newKeyRequest(changed: Partial<NewOwnKey> = {}): NewOwnKey & Proof {
  return {
    name: 'My wallet',
    dialects: ['v2'],
    scopes: ['read', 'quote'],
    networks: [],
    needsNonce: false,
    joinsRepeats: true,
    expiresAt: null,
    publicKey: publicPem(),
    password: PASSWORD,
    ...changed,
  }
}

/** The public key of a new pair. */
export function publicPem(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return publicKey.export({ type: 'spki', format: 'pem' }).toString()
}
