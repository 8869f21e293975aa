import {
  createChallenge,
  type PasskeyOptions,
  passkeyCreationOptions,
  passkeyRequestOptions,
  passkeySite,
} from '../../accounts/index.ts'
import type { Queryable } from '../../db/index.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type { StaffSession } from '../staff-types.ts'

type Needs = Pick<StaffNeeds, 'backofficeUrl' | 'brand' | 'clock' | 'database'>

/** What a challenge may be used for: customers' doors take none of these, and each of these is for one thing alone. */
export const madeFor = {
  signIn: { accountId: null, sessionId: 'staff sign-in' },
  adding: ({ sessionId }: StaffSession) => ({
    accountId: null,
    sessionId: `staff add ${sessionId}`,
  }),
  stepUp: ({ sessionId }: StaffSession) => ({
    accountId: null,
    sessionId: `staff step-up ${sessionId}`,
  }),
} as const

/** For making a passkey in a member's session. */
export async function staffCreationOptions(
  needs: Needs,
  session: StaffSession,
): Promise<PasskeyOptions> {
  return passkeyCreationOptions({
    site: passkeySite(needs.backofficeUrl),
    title: `${needs.brand} back office`,
    owner: { handle: session.staffId, name: session.email },
    known: await passkeyIdsOf(needs.database.direct(), session.staffId),
    challenge: await createChallenge(needs, madeFor.adding(session)),
  })
}

/** For signing in; it names no member. */
export async function staffSignInOptions(needs: Needs): Promise<PasskeyOptions> {
  const challenge = await createChallenge(needs, madeFor.signIn)
  return passkeyRequestOptions({ site: passkeySite(needs.backofficeUrl), challenge })
}

/** For a dangerous act in a member's session: with one of this member's passkeys. */
export async function staffStepUpOptions(
  needs: Needs,
  session: StaffSession,
): Promise<PasskeyOptions> {
  const challenge = await createChallenge(needs, madeFor.stepUp(session))
  return passkeyRequestOptions({
    site: passkeySite(needs.backofficeUrl),
    challenge,
    allowed: await passkeyIdsOf(needs.database.direct(), session.staffId),
  })
}

async function passkeyIdsOf(database: Queryable, staffId: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('staff_passkey')
    .select('credential_id')
    .where('staff_id', '=', staffId)
    .execute()
  return rows.map(({ credential_id: id }) => id)
}
