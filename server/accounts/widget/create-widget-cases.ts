import { timingSafeEqual } from 'node:crypto'
import { lifetimes } from '@causeway/core/accounts'
import { widgetChallenge } from '@causeway/core/accounts/widget-challenge'
import type { Clock } from '@causeway/core/ports'
import { fail } from '@causeway/core/result'
import type { Database } from '../../db/index.ts'
import { consumeToken, issueToken } from '../account-token.ts'
import type { SignInCases } from '../sign-in/sign-in-cases.ts'
import type { WidgetCases } from './widget-cases.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly signInAs: SignInCases['signInAs']
}

/** How the session of a frame shows in its owner's list. */
const METHOD = 'widget'

/**
 * The code travels from a window of ours to a frame of ours, through a browser whose other pages are not ours. Who
 * overhears it has no verifier, and who makes up a challenge of his own never gets the code (docs/threat-model.md).
 */
export function createWidgetCases({ clock, database, signInAs }: Needs): WidgetCases {
  return {
    giveCode: ({ accountId }, challenge) =>
      issueToken(database.direct(), clock.now(), {
        accountId,
        purpose: METHOD,
        seconds: lifetimes.widgetCodeSeconds,
        facts: { challenge },
      }),
    signIn: async ({ code, verifier }, visitor) => {
      const used = await database.transaction('use_widget_code', (tx) =>
        consumeToken(tx, clock.now(), { token: code, purpose: METHOD }),
      )
      if (!used.ok) return used
      const { accountId, facts } = used.value
      if (accountId === null || !isAnswer(verifier, facts.challenge)) {
        return fail({ code: 'token_unknown' })
      }
      // The window that gave the code has asked for all that a sign-in asks for.
      const confirmed = { ...visitor, confirmedNotJapan: true }
      return signInAs(accountId, { method: METHOD, isSecondFactor: true }, confirmed)
    },
  }
}

function isAnswer(verifier: string, challenge: unknown): boolean {
  if (typeof challenge !== 'string') return false
  const expected = Buffer.from(challenge, 'base64url')
  const given = Buffer.from(widgetChallenge(verifier), 'base64url')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
