import { readInvitation } from './members/invitations.ts'
import { checkInvitee } from './members/invite-staff.ts'
import { joinStaff } from './members/join-staff.ts'
import { listStaff } from './members/list-staff.ts'
import { mailInvitationAgain, removeStaff } from './members/manage-staff.ts'
import { createStaffPasskeyCases } from './passkeys/create-staff-passkey-cases.ts'
import { endStaffSession, listStaffSessions, readStaffSession } from './sessions/session-store.ts'
import { signInStaff } from './sessions/sign-in-staff.ts'
import { stepUp } from './sessions/step-up.ts'
import { staffActor } from './staff-actor.ts'
import type { StaffNeeds } from './staff-needs.ts'
import type { StaffCases } from './staff-types.ts'

/** Signing in and sessions of staff, joined with what they need. */
export function createStaffCases(needs: StaffNeeds): StaffCases {
  return {
    readInvitation: (token) => readInvitation(needs, token),
    join: (asked, visitor) => joinStaff(needs, asked, visitor),
    signIn: (asked, visitor) => signInStaff(needs, asked, visitor),
    readSession: (token, isUse) => readStaffSession(needs, token, isUse),
    stepUp: (session, code) => stepUp(needs, session, code),
    signOut: (session) => endStaffSession(needs, session, session.sessionId),
    listSessions: (session) => listStaffSessions(needs, session),
    endSession: (session, id) => endStaffSession(needs, session, id),
    checkInvitee: (email) => checkInvitee(needs, email),
    remove: (staffId, session, network) =>
      removeStaff(needs, staffId, staffActor({ session, network })),
    mailInvitation: (staffId, session, network) =>
      mailInvitationAgain(needs, staffId, staffActor({ session, network })),
    passkeys: createStaffPasskeyCases(needs),
    list: () => listStaff(needs.database, needs.clock.now()),
  }
}
