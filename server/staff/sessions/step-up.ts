import { fail, ok, type Result } from '@causeway/core/result'
import type { StepUpFailure } from '../staff-failures.ts'
import type { StaffNeeds } from '../staff-needs.ts'
import type { StaffSession } from '../staff-types.ts'
import { codeStep, consumeStep } from './sign-in-staff.ts'
import { clearStaffTries, spendStaffTry } from './staff-throttle.ts'

/** Takes a code of the authenticator again, for dangerous acts of the next five minutes. Answers when it was taken. */
export async function stepUp(
  needs: StaffNeeds,
  { sessionId, staffId }: StaffSession,
  code: string,
): Promise<Result<Date, StepUpFailure>> {
  const tries = [`code ${staffId}`]
  const spent = await spendStaffTry(needs, tries)
  if (!spent.ok) return spent
  const at = new Date(needs.clock.now())
  const isRight = await needs.database.transaction('step_up_staff', async (tx) => {
    const member = await tx
      .selectFrom('staff')
      .select(['id', 'totp_secret'])
      .where('id', '=', staffId)
      .where('state', '=', 'active')
      .forUpdate()
      .executeTakeFirst()
    const step = codeStep(needs, member, code)
    if (step === null || !(await consumeStep(tx, staffId, step))) return false
    await tx
      .updateTable('staff_session')
      .set({ proven_at: at })
      .where('id', '=', sessionId)
      .execute()
    return true
  })
  if (!isRight) return fail({ code: 'staff_code_wrong' })
  await clearStaffTries(needs, tries)
  return ok(at)
}
