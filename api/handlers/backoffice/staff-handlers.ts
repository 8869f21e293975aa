import type { UseCases } from '@causeway/server'
import type { Halt } from '@causeway/server/halts/stop-types'
import type { StaffMember } from '@causeway/server/staff/staff-types'
import { type CallSpec, type StaffMe, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { createAffiliatePayoutHandlers } from './affiliate-payout-handlers.ts'
import { createApprovalHandlers } from './approval-handlers.ts'
import { isSteppedUp } from './asking-staff.ts'
import { createAuditHandlers } from './audit-handlers.ts'
import { createCustomerHandlers } from './customer-handlers.ts'
import { createDeskHandlers } from './desk-handlers.ts'
import { createDeskMessageHandlers } from './desk-message-handlers.ts'
import { createDeskWebhookHandlers } from './desk-webhook-handlers.ts'
import { createHandPayoutHandlers } from './hand-payout-handlers.ts'
import { createHealthHandlers } from './health-handlers.ts'
import { createNoteMentionHandlers } from './note-mention-handlers.ts'
import { createOrderViewHandlers } from './order-view-handlers.ts'
import { createPriceHandlers } from './price-handlers.ts'
import { createSetupHandlers } from './setup-handlers.ts'
import { createStaffPasskeyHandlers } from './staff-passkey-handlers.ts'
import { networkOf, proposedOut, signedIn, visitorOf } from './staff-replies.ts'
import { createStopHandlers } from './stop-handlers.ts'
import { createSuspenseHandlers } from './suspense-handlers.ts'
import { createTradingHandlers } from './trading-handlers.ts'
import { createWallHandlers } from './wall-handlers.ts'
import { createWalletHandlers } from './wallet-handlers.ts'

export type StaffHandlers = HandlersOf<typeof staffCalls>

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue' | 'now'>
  readonly words: Wording
}

/** The functions that answer the calls of the back office. */
export function createStaffHandlers(needs: Needs): StaffHandlers {
  return {
    ...doorHandlers(needs),
    ...sessionHandlers(needs),
    ...memberHandlers(needs),
    ...createStaffPasskeyHandlers(needs),
    ...createApprovalHandlers(needs),
    ...createAuditHandlers(needs),
    ...createCustomerHandlers(needs),
    ...createDeskHandlers(needs),
    ...createDeskMessageHandlers(needs),
    ...createDeskWebhookHandlers(needs),
    ...createNoteMentionHandlers(needs),
    ...createOrderViewHandlers(needs),
    ...createHandPayoutHandlers(needs),
    ...createHealthHandlers(needs),
    ...createPriceHandlers(needs),
    ...createSetupHandlers(needs),
    ...createAffiliatePayoutHandlers(needs),
    ...createStopHandlers(needs),
    ...createSuspenseHandlers(needs),
    ...createTradingHandlers(needs),
    ...createWallHandlers(needs),
    ...createWalletHandlers(needs),
  }
}

function doorHandlers({
  useCases: { backoffice },
  words,
}: Needs): Pick<StaffHandlers, 'staffSignIn' | 'staffInvitation' | 'staffJoin'> {
  return {
    staffSignIn: async (input, caller) => {
      const begun = await backoffice.staff.signIn(input, visitorOf(caller))
      return begun.ok ? signedIn(begun.value) : refuse(begun.failure, words)
    },
    staffInvitation: async ({ token }) => {
      const found = await backoffice.staff.readInvitation(token)
      return found.ok ? answer(found.value) : refuse(found.failure, words)
    },
    staffJoin: async (input, caller) => {
      const joined = await backoffice.staff.join(input, visitorOf(caller))
      return joined.ok ? signedIn(joined.value) : refuse(joined.failure, words)
    },
  }
}

type SessionCall =
  | ('staffMe' | 'staffSignOut' | 'staffStepUp')
  | ('staffSessions' | 'staffEndSession')

function sessionHandlers({
  useCases: { backoffice, now },
  words,
}: Needs): Pick<StaffHandlers, SessionCall> {
  const { approvals, staff: cases, stops } = backoffice
  return {
    staffMe: async (_input, { staff }) => {
      const { email, endsAt, name, role, staffId: id } = staff
      return answer({
        id,
        email,
        name,
        role,
        endsAt: isoTime(endsAt.getTime()),
        isSteppedUp: isSteppedUp(staff, now()),
        waiting: await approvals.countWaiting(staff),
        fourEyes: approvals.fourEyes,
        hasPasskeys: (await cases.passkeys.list(staff)).length > 0,
        stopped: stoppedOut(await stops.list()),
        calls: callsOf(role),
      })
    },
    staffSignOut: async (_input, { staff }) => {
      await cases.signOut(staff)
      return answer({ result: true as const }, [{ kind: 'staff_session_over' }])
    },
    staffStepUp: async ({ code }, { staff }) => {
      const stepped = await cases.stepUp(staff, code)
      return stepped.ok ? answer({ result: true as const }) : refuse(stepped.failure, words)
    },
    staffSessions: async (_input, { staff }) => {
      const sessions = await cases.listSessions(staff)
      return answer({
        sessions: sessions.map(({ createdAt, seenAt, ...session }) => ({
          ...session,
          createdAt: isoTime(createdAt.getTime()),
          seenAt: isoTime(seenAt.getTime()),
        })),
      })
    },
    staffEndSession: async ({ id }, { staff }) => {
      await cases.endSession(staff, id)
      return answer({ result: true as const })
    },
  }
}

type MemberCall =
  | ('staffList' | 'staffInvite' | 'staffChangeRole')
  | ('staffReset' | 'staffMailInvitation' | 'staffRemove')

function memberHandlers({
  useCases: { backoffice },
  words,
}: Needs): Pick<StaffHandlers, MemberCall> {
  const { approvals, staff: cases } = backoffice
  const memberOf = async (id: string) =>
    (await cases.list()).find((member) => member.id === id && member.state !== 'removed')
  const unknown = () => refuse({ code: 'staff_unknown' }, words)
  return {
    staffList: async () => answer({ members: (await cases.list()).map(memberOut) }),
    staffInvite: async ({ email: given, reason, role }, { caller, staff }) => {
      const checked = await cases.checkInvitee(given)
      if (!checked.ok) return refuse(checked.failure, words)
      const email = checked.value
      const proposed = await approvals.propose(
        { kind: 'staff.invite', subject: `staff:${email}`, intent: { email, role }, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    staffChangeRole: async ({ id, reason, role }, { caller, staff }) => {
      if ((await memberOf(id)) === undefined) return unknown()
      const proposed = await approvals.propose(
        { kind: 'staff.role', subject: `staff:${id}`, intent: { staffId: id, role }, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    staffReset: async ({ id, reason }, { caller, staff }) => {
      if ((await memberOf(id)) === undefined) return unknown()
      const proposed = await approvals.propose(
        { kind: 'staff.reset', subject: `staff:${id}`, intent: { staffId: id }, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    staffMailInvitation: async ({ id }, { caller, staff }) => {
      const mailed = await cases.mailInvitation(id, staff, networkOf(caller))
      return mailed.ok ? answer({ result: true as const }) : refuse(mailed.failure, words)
    },
    staffRemove: async ({ id }, { caller, staff }) => {
      const removed = await cases.remove(id, staff, networkOf(caller))
      return removed.ok ? answer({ result: true as const }) : refuse(removed.failure, words)
    },
  }
}

/** What keeps all payouts from going out; null where nothing does. */
function stoppedOut(halts: readonly Halt[]): StaffMe['stopped'] {
  const halt = halts.find(({ scope }) => scope === 'all' || scope === 'signing')
  return halt === undefined ? null : { at: isoTime(halt.at.getTime()), reason: halt.reason }
}

function callsOf(role: StaffMe['role']): string[] {
  return Object.entries<CallSpec>(staffCalls).flatMap(([name, spec]) =>
    spec.access === 'staff' && spec.roles.includes(role) ? [name] : [],
  )
}

function memberOut({ createdAt, invitation, joinedAt, removedAt, seenAt, ...member }: StaffMember) {
  const time = (at: Date | null) => (at === null ? null : isoTime(at.getTime()))
  return {
    ...member,
    createdAt: isoTime(createdAt.getTime()),
    invitation: invitation && {
      ...invitation,
      endsAt: isoTime(invitation.endsAt.getTime()),
      mailedAt: time(invitation.mailedAt),
    },
    joinedAt: time(joinedAt),
    removedAt: time(removedAt),
    seenAt: time(seenAt),
  }
}
