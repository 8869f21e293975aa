import { hkdfSync } from 'node:crypto'
import { lifetimes } from '@causeway/core/accounts'
import type { Clock } from '@causeway/core/ports'
import {
  type Challenge,
  createChallenge,
  randomInt,
  type Solution,
  verifySolution,
} from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Database } from '../../db/index.ts'
import { tokenHash } from '../secret-token.ts'

/** Half a second of work for one core: nobody notices it once, and whoever wants a thousand pays for each. */
const COST = 2000
const LEAST_COUNTER = 500
const MOST_COUNTER = 2000
/** Far longer than any payload of a solver's. */
const LONGEST_PAYLOAD = 4000

export type CaptchaChallenge = Challenge

/** Proof of work in the visitor's browser (AUTH-12): nothing to see, hear or solve, and no third party. */
export type Captcha = {
  /** A challenge for ALTCHA's solver; good for ten minutes. */
  readonly challenge: () => Promise<CaptchaChallenge>
  /** Whether what a browser answered solves a challenge of ours. A solution is taken once. */
  readonly take: (payload: string) => Promise<boolean>
}

type Payload = { readonly challenge: Challenge; readonly solution: Solution }

/** Makes challenges and takes solutions, in every process alike. */
export function createCaptcha({
  database,
  clock,
  accountKey,
}: {
  readonly database: Pick<Database, 'direct'>
  readonly clock: Clock
  readonly accountKey: Uint8Array
}): Captcha {
  const secrets = {
    hmacSignatureSecret: secretOf(accountKey, 'captcha'),
    hmacKeySignatureSecret: secretOf(accountKey, 'captcha solutions'),
  }
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(LEAST_COUNTER, MOST_COUNTER),
        deriveKey,
        expiresAt: Math.floor(clock.now() / 1000) + lifetimes.captchaSeconds,
        ...secrets,
      }),
    take: async (text) => {
      const payload = readPayload(text)
      if (payload === null) return false
      const { challenge, solution } = payload
      const endsAt = (challenge.parameters.expiresAt ?? 0) * 1000
      if (endsAt <= clock.now()) return false
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified && (await isFirst(database, challenge, { now: clock.now(), endsAt }))
    },
  }
}

/** The row itself says who came first. */
async function isFirst(
  database: Pick<Database, 'direct'>,
  challenge: Challenge,
  { now, endsAt }: { readonly now: number; readonly endsAt: number },
): Promise<boolean> {
  const taken = await database
    .direct()
    .insertInto('account_token')
    .values({
      token_hash: tokenHash(`captcha ${challenge.signature ?? ''}`),
      purpose: 'captcha',
      facts: '{}',
      created_at: new Date(now),
      used_at: new Date(now),
      ends_at: new Date(endsAt),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return taken !== undefined
}

function secretOf(accountKey: Uint8Array, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', accountKey, 'causeway', purpose, 32)).toString('hex')
}

/** Base64 of JSON, as ALTCHA's widget would write it; null where it is anything else. */
function readPayload(text: string): Payload | null {
  if (text.length > LONGEST_PAYLOAD) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return isPayload(read) ? read : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function isPayload(read: unknown): read is Payload {
  if (!isRecord(read) || !isRecord(read.challenge) || !isRecord(read.solution)) return false
  const { parameters, signature } = read.challenge
  const { counter, derivedKey } = read.solution
  return (
    typeof signature === 'string' &&
    isRecord(parameters) &&
    texts.every((name) => typeof parameters[name] === 'string') &&
    numbers.every((name) => typeof parameters[name] === 'number') &&
    Object.entries(parameters).every(([name, value]) => isOfParameter(name, value)) &&
    Number.isSafeInteger(counter) &&
    typeof derivedKey === 'string'
  )
}

const texts = ['algorithm', 'nonce', 'salt', 'keyPrefix', 'keySignature'] as const
const numbers = ['cost', 'keyLength', 'expiresAt'] as const

/** Nothing beside what a challenge of ours has. */
function isOfParameter(name: string, value: unknown): boolean {
  const known: readonly string[] = [...texts, ...numbers]
  return known.includes(name) && value !== null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
