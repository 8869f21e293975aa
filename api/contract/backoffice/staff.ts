import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, Done, EVERY_ROLE, ProposedReply, Reason, StaffRoleField } from './fields.ts'

const Token = Type.String({ minLength: 1, maxLength: 100 })
const Code = Type.String({ minLength: 6, maxLength: 12 })
const Password = Type.String({ minLength: 1, maxLength: 1000 })
const Email = Type.String({ minLength: 1, maxLength: 320 })

export const StaffMe = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: StaffRoleField,
  endsAt: Type.String(),
  isSteppedUp: Type.Boolean({ description: 'A second factor was given in the last five minutes.' }),
  waiting: Type.Integer({ description: 'Proposals that wait for this member.' }),
  fourEyes: Type.Boolean(),
  hasPasskeys: Type.Boolean({ description: 'A passkey can take the place of a code.' }),
  stopped: Nullable(
    Type.Object(
      { at: Type.String(), reason: Type.String() },
      { description: 'All payouts stand still.' },
    ),
  ),
  calls: Type.Array(Type.String(), { description: 'Names of the calls that the role may make.' }),
})
export type StaffMe = Static<typeof StaffMe>

export const StaffMemberOut = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: StaffRoleField,
  state: Type.Enum(['invited', 'active', 'removed']),
  createdAt: Type.String(),
  joinedAt: Nullable(Type.String()),
  removedAt: Nullable(Type.String()),
  seenAt: Nullable(Type.String()),
  invitation: Nullable(
    Type.Object(
      {
        endsAt: Type.String(),
        mail: Nullable(Type.Enum(['waiting', 'sent', 'failed'])),
        mailedAt: Nullable(Type.String()),
      },
      { description: 'The open invitation of a member who has not joined.' },
    ),
  ),
  passkeys: Type.Integer({ description: 'How many the member has.' }),
})
export type StaffMemberOut = Static<typeof StaffMemberOut>

const StaffSessionOut = Type.Object({
  id: Type.String(),
  device: Type.String(),
  network: Nullable(Type.String()),
  createdAt: Type.String(),
  seenAt: Type.String(),
  isCurrent: Type.Boolean(),
  method: Type.Enum(['password', 'passkey'], { description: 'How it was signed in.' }),
})

/** Ways in, for those who have no session yet. */
export const staffDoorCalls = {
  staffSignIn: call({
    method: 'POST',
    path: '/backoffice/sign-in',
    summary: 'Signs staff in by email, password and a code of the authenticator.',
    access: 'own_site',
    limit: 'auth',
    body: Type.Object({ email: Email, password: Password, code: Code }, closed),
    failures: ['staff_sign_in_wrong', 'too_often'],
    reply: Done,
  }),
  staffInvitation: call({
    method: 'POST',
    path: '/backoffice/invitation',
    summary:
      'Reads an invitation: the invited address, the role, and the secret for the authenticator.',
    access: 'own_site',
    limit: 'auth',
    body: Type.Object({ token: Token }, closed),
    failures: ['token_unknown', 'token_old'],
    reply: Type.Object({
      email: Type.String(),
      role: StaffRoleField,
      totpSecret: Type.String(),
      totpLink: Type.String(),
    }),
  }),
  staffJoin: call({
    method: 'POST',
    path: '/backoffice/join',
    summary: 'Takes an invitation: name, password and a first code of the authenticator.',
    access: 'own_site',
    limit: 'auth',
    body: Type.Object(
      { token: Token, name: Type.String({ maxLength: 200 }), password: Password, code: Code },
      closed,
    ),
    failures: [
      'token_unknown',
      'token_old',
      'password_short',
      'password_long',
      'password_common',
      'staff_code_wrong',
      'staff_name_malformed',
      'too_often',
    ],
    reply: Done,
  }),
}

/** A member’s own session, and the table of members. */
export const staffCallsOfMembers = {
  staffMe: call({
    method: 'GET',
    path: '/backoffice/me',
    summary: 'Who is signed in, and what the role may do.',
    access: 'staff',
    roles: EVERY_ROLE,
    reply: StaffMe,
  }),
  staffSignOut: call({
    method: 'POST',
    path: '/backoffice/sign-out',
    summary: 'Ends this session.',
    access: 'staff',
    roles: EVERY_ROLE,
    reply: Done,
  }),
  staffStepUp: call({
    method: 'POST',
    path: '/backoffice/step-up',
    summary:
      'Takes a code of the authenticator again, for dangerous acts of the next five minutes.',
    access: 'staff',
    roles: EVERY_ROLE,
    limit: 'auth',
    body: Type.Object({ code: Code }, closed),
    failures: ['staff_code_wrong', 'too_often'],
    reply: Done,
  }),
  staffSessions: call({
    method: 'GET',
    path: '/backoffice/sessions',
    summary: 'Your own open sessions.',
    access: 'staff',
    roles: EVERY_ROLE,
    reply: Type.Object({ sessions: Type.Array(StaffSessionOut) }),
  }),
  staffEndSession: call({
    method: 'POST',
    path: '/backoffice/sessions/end',
    summary: 'Ends one of your own sessions, or all but this one.',
    access: 'staff',
    roles: EVERY_ROLE,
    body: Type.Object({ id: Nullable(Type.String({ maxLength: 40 })) }, closed),
    reply: Done,
  }),
  staffList: call({
    method: 'GET',
    path: '/backoffice/staff',
    summary: 'Every member of staff.',
    access: 'staff',
    roles: ['administrator'],
    reply: Type.Object({ members: Type.Array(StaffMemberOut) }),
  }),
  staffInvite: call({
    method: 'POST',
    path: '/backoffice/staff',
    summary: 'Proposes to invite a new member.',
    access: 'staff',
    roles: ['administrator'],
    needsStepUp: true,
    body: Type.Object({ email: Email, role: StaffRoleField, reason: Reason }, closed),
    failures: ['reason_missing', 'staff_email_malformed', 'staff_email_taken'],
    reply: ProposedReply,
  }),
  staffChangeRole: call({
    method: 'POST',
    path: '/backoffice/staff/{id}/role',
    summary: 'Proposes another role for a member.',
    access: 'staff',
    roles: ['administrator'],
    needsStepUp: true,
    body: Type.Object({ role: StaffRoleField, reason: Reason }, closed),
    failures: ['reason_missing', 'staff_unknown'],
    reply: ProposedReply,
  }),
  staffReset: call({
    method: 'POST',
    path: '/backoffice/staff/{id}/reset',
    summary: 'Proposes a new link for a member who lost password or authenticator.',
    access: 'staff',
    roles: ['administrator'],
    needsStepUp: true,
    body: Type.Object({ reason: Reason }, closed),
    failures: ['reason_missing', 'staff_unknown'],
    reply: ProposedReply,
  }),
  staffMailInvitation: call({
    method: 'POST',
    path: '/backoffice/staff/{id}/invitation',
    summary: 'Mails a new link to a member who hasn’t joined yet.',
    access: 'staff',
    roles: ['administrator'],
    needsStepUp: true,
    failures: ['staff_unknown', 'staff_not_invited'],
    reply: Done,
  }),
  staffRemove: call({
    method: 'POST',
    path: '/backoffice/staff/{id}/remove',
    summary: 'Removes a member at once; the sessions end.',
    access: 'staff',
    roles: ['administrator'],
    needsStepUp: true,
    failures: ['staff_unknown', 'staff_state_unfit', 'staff_last_administrator'],
    reply: Done,
  }),
}
