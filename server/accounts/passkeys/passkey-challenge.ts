import { lifetimes } from '@causeway/core/accounts'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { consumeToken, issueToken } from '../account-token.ts'

/**
 * What a challenge was made for; null: for a customer's signing in, by whoever. `sessionId`: what alone may use it, a
 * session of the account or a purpose of staff, who have no account (`accountId` null).
 */
export type ChallengeFor = { readonly accountId: string | null; readonly sessionId: string } | null

type Needs = Pick<AccountChangeNeeds, 'database' | 'clock'>

/** A challenge for a passkey to sign: random, for one purpose, good once within five minutes. */
export function createChallenge(
  { database, clock }: Needs,
  madeFor: ChallengeFor,
): Promise<string> {
  return issueToken(database.direct(), clock.now(), {
    accountId: madeFor?.accountId ?? null,
    purpose: 'passkey',
    seconds: lifetimes.passkeyChallengeSeconds,
    facts: { session: madeFor?.sessionId ?? null },
  })
}

/** True for one caller only, and only where the challenge was made for this, and is young enough. */
export async function consumeChallenge(
  { database, clock }: Needs,
  challenge: string,
  madeFor: ChallengeFor,
): Promise<boolean> {
  const taken = await database.transaction('take_challenge', (tx) =>
    consumeToken(tx, clock.now(), { token: challenge, purpose: 'passkey' }),
  )
  // A session is one account's.
  return taken.ok && taken.value.facts.session === (madeFor?.sessionId ?? null)
}
