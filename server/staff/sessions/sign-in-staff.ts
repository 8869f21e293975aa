import { readEmailAddress } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import { createTotpSecret, hasherBusy, openTotpSecret, stepOfCode } from '../../accounts/index.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Tx } from '../../db/index.ts'
import type { StaffSignInFailure } from '../staff-failures.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type { NewStaffSession, StaffVisitor } from '../staff-types.ts'
import { startSession } from './session-store.ts'
import { clearStaffTries, spendStaffTry } from './staff-throttle.ts'

/**
 * Signs in by e-mail, password and code, all at once. Whichever is wrong, the same work is done and the answer is the same
 * (OPS-05): nobody learns who works here, or that a password was right.
 */
export async function signInStaff(
  needs: StaffNeeds,
  asked: { readonly email: string; readonly password: string; readonly code: string },
  visitor: StaffVisitor,
): Promise<Result<NewStaffSession, StaffSignInFailure>> {
  const email = readEmailAddress(asked.email) ?? asked.email.trim().toLowerCase()
  const network = visitor.network ?? 'unknown'
  const tries = [
    `sign-in ${email} ${network}`,
    { name: network, rule: 'network' },
    { name: email, rule: 'anywhere' },
  ] as const
  const spent = await spendStaffTry(needs, tries)
  if (!spent.ok) return spent
  if (needs.hasher.isBusy()) return fail(hasherBusy)
  const row = await needs.database
    .direct()
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('state', '=', 'active')
    .executeTakeFirst()
  const { isRight } = await needs.hasher.verify(row?.password_hash ?? null, asked.password)
  const begun = await needs.database.transaction('sign_in_staff', async (tx) => {
    const member = await lockMember(tx, row?.id ?? NOBODY)
    const step = codeStep(needs, member, asked.code)
    const isStill = member !== undefined && member.password_hash === row?.password_hash
    if (!isRight || !isStill || step === null) return null
    if (!(await consumeStep(tx, member.id, step))) return null
    const now = needs.clock.now()
    const { id: staffId, name, role } = member
    const method = 'password'
    const session = await startSession(tx, now, { staffId, email, name, role, visitor, method })
    const actor = { staffId, name: email, network: visitor.network }
    await appendAudit(tx, now, { actor, action: 'staff.signed_in', subject: `staff:${staffId}` })
    return session
  })
  if (begun === null) return fail({ code: 'staff_sign_in_wrong' })
  await clearStaffTries(needs, tries)
  return ok(begun)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Codes for an address that nobody has are compared with this one’s. */
const DECOY = createTotpSecret()

type Member = Awaited<ReturnType<typeof lockMember>>

function lockMember(tx: Tx, id: string) {
  return tx
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'password_hash', 'totp_secret'])
    .where('id', '=', id)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
}

/** The time step that a code is of; null where it is of none that is taken now. */
export function codeStep(
  { staffKey, wallClock }: Pick<StaffNeeds, 'staffKey' | 'wallClock'>,
  member: Pick<NonNullable<Member>, 'id' | 'totp_secret'> | undefined,
  code: string,
): bigint | null {
  const sealed = member?.totp_secret ?? null
  const secret =
    member === undefined || sealed === null ? DECOY : openTotpSecret(staffKey, member.id, sealed)
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), wallClock.now())
  return sealed === null ? null : step
}

/** A code counts once, also if it is sent twice at the same moment. */
export async function consumeStep(tx: Tx, staffId: string, step: bigint): Promise<boolean> {
  const taken = await tx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', staffId)
    .where((build) =>
      build.or([build('totp_last_step', 'is', null), build('totp_last_step', '<', step)]),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
