import { fail, ok } from '@causeway/core/result'
import {
  consumeChallenge,
  passkeySite,
  readAuthentication,
  verifyPasskeyAnswer,
} from '../../accounts/index.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Tx } from '../../db/index.ts'
import { startSession } from '../sessions/session-store.ts'
import { clearStaffTries, spendStaffTry } from '../sessions/staff-throttle.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type { StaffPasskeyCases, StaffSession } from '../staff-types.ts'
import { madeFor } from './staff-passkey-options.ts'

const refused = fail({ code: 'passkey_refused' } as const)

/**
 * Signs in with a passkey. It asked for a PIN or a finger itself, so it is both factors at once and no code is asked
 * for. Whatever is wrong, the answer is the same: nobody learns whose passkeys are known here.
 */
export async function signInByPasskey(
  needs: StaffNeeds,
  ...[given, visitor]: Parameters<StaffPasskeyCases['signIn']>
): ReturnType<StaffPasskeyCases['signIn']> {
  const network = visitor.network ?? 'unknown'
  const read = readAuthentication(given)
  const tries = [
    `passkey ${read?.response.id ?? 'none'} ${network}`,
    { name: network, rule: 'network' },
  ] as const
  const spent = await spendStaffTry(needs, tries)
  if (!spent.ok) return spent
  const answered = await readAnswer(needs, read, madeFor.signIn)
  if (answered === null) return refused
  const begun = await needs.database.transaction('sign_in_staff', async (tx) => {
    const taken = await takeAnswer(tx, needs, answered)
    if (!taken.ok) return taken
    const { passkey, ...member } = taken.value
    const now = needs.clock.now()
    const session = await startSession(tx, now, { ...member, visitor, method: 'passkey' })
    await appendAudit(tx, now, {
      actor: { staffId: member.staffId, name: member.email, network: visitor.network },
      action: 'staff.signed_in',
      subject: `staff:${member.staffId}`,
      after: { passkey },
    })
    return ok(session)
  })
  if (begun.ok) await clearStaffTries(needs, tries)
  return begun
}

/** Takes one of the member's own passkeys in place of a code. Its failures count together with those of codes. */
export async function stepUpByPasskey(
  needs: StaffNeeds,
  ...[session, given]: Parameters<StaffPasskeyCases['stepUp']>
): ReturnType<StaffPasskeyCases['stepUp']> {
  const tries = [`code ${session.staffId}`]
  const spent = await spendStaffTry(needs, tries)
  if (!spent.ok) return spent
  const read = readAuthentication(given)
  const answered = await readAnswer(needs, read, madeFor.stepUp(session))
  if (answered?.staffId !== session.staffId) return refused
  const at = new Date(needs.clock.now())
  const stepped = await needs.database.transaction('step_up_staff', async (tx) => {
    const taken = await takeAnswer(tx, needs, answered)
    if (!taken.ok) return taken
    await tx
      .updateTable('staff_session')
      .set({ proven_at: at })
      .where('id', '=', session.sessionId)
      .execute()
    return ok(at)
  })
  if (stepped.ok) await clearStaffTries(needs, tries)
  return stepped
}

type Read = ReturnType<typeof readAuthentication>
type Answered = NonNullable<Awaited<ReturnType<typeof readAnswer>>>

/** Whose answer it is and the counter that came with it; null where it is no right one. The challenge is used up. */
async function readAnswer(
  needs: StaffNeeds,
  read: Read,
  purpose: Parameters<typeof consumeChallenge>[2],
) {
  if (read === null || !(await consumeChallenge(needs, read.challenge, purpose))) return null
  const { id } = read.response
  const row = await needs.database
    .direct()
    .selectFrom('staff_passkey')
    .select(['public_key', 'staff_id'])
    .where('credential_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const kept = { id, publicKey: row.public_key, handle: row.staff_id }
  const site = passkeySite(needs.backofficeUrl)
  const counter = await verifyPasskeyAnswer(site, kept, read.response, read.challenge)
  return counter === null ? null : { id, staffId: row.staff_id, counter }
}

/**
 * The member whom a right answer is of, held until the transaction ends. A signature counter that went back means a
 * copied passkey: it is refused, and the operator told (WebAuthn level 3, 6.1.1).
 */
async function takeAnswer(tx: Tx, { alert, clock }: StaffNeeds, answered: Answered) {
  const { counter, id, staffId } = answered
  const member = await tx
    .selectFrom('staff')
    .select(['id as staffId', 'email', 'name', 'role'])
    .where('id', '=', staffId)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  const known = await tx
    .selectFrom('staff_passkey')
    .select(['counter', 'name'])
    .where('credential_id', '=', id)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
  if (member === undefined || known === undefined) return refused
  // Passkeys that are kept in a cloud count nothing: theirs stays at nought. Any other has to grow.
  if (counter <= known.counter && !(counter === 0n && known.counter === 0n)) {
    alert('passkey_counter_went_back', { staff: staffId })
    return refused
  }
  await tx
    .updateTable('staff_passkey')
    .set({ counter, used_at: new Date(clock.now()) })
    .where('credential_id', '=', id)
    .execute()
  return ok({ ...member, passkey: known.name } satisfies Member)
}

type Member = Pick<StaffSession, 'staffId' | 'email' | 'name' | 'role'> & {
  /** What the passkey is called. */
  readonly passkey: string
}
