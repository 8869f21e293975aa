import Type, { type Static } from 'typebox'
import { PasskeyAnswer } from '../accounts/sign-in.ts'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, Done, EVERY_ROLE } from './fields.ts'

const StaffPasskeyOut = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  usedAt: Nullable(Type.String()),
})
export type StaffPasskeyOut = Static<typeof StaffPasskeyOut>

const Options = Type.Object({
  options: Type.Record(Type.String(), Type.Unknown(), {
    description: 'For the browser, as JSON. Valid for five minutes.',
  }),
})
const Name = Type.String({ maxLength: 60 })
const Id = Type.String({ minLength: 1, maxLength: 300 })

/** Signing in with a passkey, for those who have no session yet. */
export const staffPasskeyDoorCalls = {
  staffPasskeySignInOptions: call({
    method: 'POST',
    path: '/backoffice/sign-in/passkey/options',
    summary: 'The challenge for signing staff in with a passkey.',
    access: 'own_site',
    limit: 'auth',
    reply: Options,
  }),
  staffPasskeySignIn: call({
    method: 'POST',
    path: '/backoffice/sign-in/passkey',
    summary: 'Signs staff in with a passkey’s response to that challenge.',
    access: 'own_site',
    limit: 'auth',
    body: Type.Object({ response: PasskeyAnswer }, closed),
    failures: ['passkey_refused', 'too_often'],
    reply: Done,
  }),
}

/** A member’s own passkeys. */
export const staffPasskeyCalls = {
  staffStepUpOptions: call({
    method: 'POST',
    path: '/backoffice/step-up/passkey/options',
    summary: 'The challenge for a passkey in place of a code.',
    access: 'staff',
    roles: EVERY_ROLE,
    limit: 'auth',
    reply: Options,
  }),
  staffStepUpByPasskey: call({
    method: 'POST',
    path: '/backoffice/step-up/passkey',
    summary: 'Takes a passkey in place of a code, for dangerous acts of the next five minutes.',
    access: 'staff',
    roles: EVERY_ROLE,
    limit: 'auth',
    body: Type.Object({ response: PasskeyAnswer }, closed),
    failures: ['passkey_refused', 'too_often'],
    reply: Done,
  }),
  staffPasskeys: call({
    method: 'GET',
    path: '/backoffice/passkeys',
    summary: 'Your own passkeys.',
    access: 'staff',
    roles: EVERY_ROLE,
    reply: Type.Object({ passkeys: Type.Array(StaffPasskeyOut) }),
  }),
  staffPasskeyOptions: call({
    method: 'POST',
    path: '/backoffice/passkeys/options',
    summary: 'The challenge for creating a passkey of your own.',
    access: 'staff',
    roles: EVERY_ROLE,
    needsStepUp: true,
    limit: 'auth',
    reply: Options,
  }),
  staffAddPasskey: call({
    method: 'POST',
    path: '/backoffice/passkeys',
    summary: 'Saves a new passkey of your own with its response to that challenge.',
    access: 'staff',
    roles: EVERY_ROLE,
    needsStepUp: true,
    body: Type.Object({ name: Name, response: PasskeyAnswer }, closed),
    failures: ['passkey_refused'],
    reply: Done,
  }),
  staffRenamePasskey: call({
    method: 'POST',
    path: '/backoffice/passkeys/rename',
    summary: 'Renames one of your own passkeys.',
    access: 'staff',
    roles: EVERY_ROLE,
    needsStepUp: true,
    body: Type.Object({ id: Id, name: Name }, closed),
    failures: ['passkey_not_found'],
    reply: Done,
  }),
  staffRemovePasskey: call({
    method: 'POST',
    path: '/backoffice/passkeys/remove',
    summary: 'Removes one of your own passkeys.',
    access: 'staff',
    roles: EVERY_ROLE,
    needsStepUp: true,
    body: Type.Object({ id: Id }, closed),
    failures: ['passkey_not_found'],
    reply: Done,
  }),
}
