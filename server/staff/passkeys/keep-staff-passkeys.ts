import { fail, ok, type Result } from '@causeway/core/result'
import {
  consumeChallenge,
  isPasskeyId,
  MOST_PASSKEYS,
  passkeySite,
  readPasskeyName,
  readRegistration,
  verifyMadePasskey,
} from '../../accounts/index.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Tx } from '../../db/index.ts'
import { type StaffAtWork, staffActor } from '../staff-actor.ts'
import type { StaffPasskeyRefused } from '../staff-failures.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type { StaffPasskey, StaffPasskeyCases, StaffSession } from '../staff-types.ts'
import { madeFor } from './staff-passkey-options.ts'

type Needs = Pick<StaffNeeds, 'backofficeUrl' | 'clock' | 'database'>

/** A member's own passkeys, oldest first. */
export async function listStaffPasskeys(
  { database }: Needs,
  { staffId }: StaffSession,
): Promise<readonly StaffPasskey[]> {
  const rows = await database
    .direct()
    .selectFrom('staff_passkey')
    .select(['credential_id as id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute()
  return rows
}

/**
 * Keeps the passkey that a browser made for this session. Refused where anything is not as it was asked, and where the
 * credential is known already, also as another member's: two members who share one could approve what one of them proposed (OPS-07).
 */
export async function addStaffPasskey(
  needs: Needs,
  session: StaffSession,
  asked: { readonly name: string; readonly response: unknown },
  network: string | null,
): Promise<Result<StaffPasskey, StaffPasskeyRefused>> {
  const refused = fail({ code: 'passkey_refused' } as const)
  const read = readRegistration(asked.response)
  if (read === null) return refused
  if (!(await consumeChallenge(needs, read.challenge, madeFor.adding(session)))) return refused
  const site = passkeySite(needs.backofficeUrl)
  const made = await verifyMadePasskey(site, read.response, read.challenge)
  if (made === null) return refused
  const { staffId } = session
  return needs.database.transaction('add_staff_passkey', async (tx) => {
    if (!(await isAtWork(tx, session))) return refused
    const { count } = await tx
      .selectFrom('staff_passkey')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_PASSKEYS) return refused
    const name = readPasskeyName(asked.name) ?? `Passkey ${Number(count) + 1}`
    const createdAt = new Date(needs.clock.now())
    const kept = await tx
      .insertInto('staff_passkey')
      .values({
        credential_id: made.id,
        staff_id: staffId,
        public_key: made.publicKey,
        counter: made.counter,
        name,
        created_at: createdAt,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('credential_id')
      .executeTakeFirst()
    if (kept === undefined) return refused
    await log(tx, needs, { session, network }, 'staff.passkey_added', { after: { name } })
    return ok({ id: made.id, name, createdAt, usedAt: null })
  })
}

/** Another name for one of the member's own passkeys. An empty one changes nothing. */
export async function renameStaffPasskey(
  needs: Needs,
  ...[session, asked, network]: Parameters<StaffPasskeyCases['rename']>
): ReturnType<StaffPasskeyCases['rename']> {
  return needs.database.transaction('rename_staff_passkey', async (tx) => {
    const known = await lockOwn(tx, session, asked.id)
    if (known === undefined) return fail({ code: 'passkey_not_found' })
    const name = readPasskeyName(asked.name) ?? known.name
    await tx
      .updateTable('staff_passkey')
      .set({ name })
      .where('credential_id', '=', asked.id)
      .execute()
    const change = { before: { name: known.name }, after: { name } }
    await log(tx, needs, { session, network }, 'staff.passkey_renamed', change)
    return ok(null)
  })
}

/** Removes one of the member's own passkeys. Password and code still let in. */
export async function removeStaffPasskey(
  needs: Needs,
  ...[session, id, network]: Parameters<StaffPasskeyCases['remove']>
): ReturnType<StaffPasskeyCases['remove']> {
  return needs.database.transaction('remove_staff_passkey', async (tx) => {
    const known = await lockOwn(tx, session, id)
    if (known === undefined) return fail({ code: 'passkey_not_found' })
    await tx.deleteFrom('staff_passkey').where('credential_id', '=', id).execute()
    const change = { before: { name: known.name } }
    await log(tx, needs, { session, network }, 'staff.passkey_removed', change)
    return ok(null)
  })
}

/** Holds the member's row. False of one who was removed or reset meanwhile: with the session, the passkeys are gone too. */
async function isAtWork(tx: Tx, { sessionId, staffId }: StaffSession): Promise<boolean> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  const session = await tx
    .selectFrom('staff_session')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined
}

async function lockOwn(tx: Tx, { staffId }: StaffSession, id: string) {
  if (!isPasskeyId(id)) return undefined
  return tx
    .selectFrom('staff_passkey')
    .select('name')
    .where('credential_id', '=', id)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
}

async function log(
  tx: Tx,
  { clock }: Needs,
  at: StaffAtWork,
  action: string,
  change: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const subject = `staff:${at.session.staffId}`
  await appendAudit(tx, clock.now(), { actor: staffActor(at), action, subject, ...change })
}
