import {
  AddPasskeyRequest,
  ChangeReply,
  CsrfQuery,
  CsrfRequest,
  DeleteUserRequest,
  NewPasskeyOptionsReply,
  ProofRequest,
  RecoveryCodesReply,
  RenamePasskeyRequest,
  TotpEnableReply,
} from '../contract/index.ts'
import { changed, unchanged } from './change-reply.ts'
import { changingSession } from './changing-session.ts'
import { keepRotated } from './keep-session.ts'
import { CSRF_HEADER, proofOf } from './user-change-routes.ts'
import { webRoute } from './wire.ts'

const asked = { limit: 'auth', headers: CSRF_HEADER } as const

/** Codes of an authenticator, recovery codes and passkeys (AUTH-07). */
export const secondFactorRoutes = [
  webRoute({
    ...asked,
    method: 'POST',
    path: '/user/totp/enable',
    summary:
      'Creates a secret for an authenticator app. Codes aren’t required at sign-in until it is confirmed.',
    body: CsrfRequest,
    reply: TotpEnableReply,
    answer: async (needs, { body, request }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const done = await useCases.account.enableTotp(who.body.session)
      return done.ok ? changed(done.value) : unchanged(done.failure, words)
    },
  }),
  webRoute({
    ...asked,
    method: 'POST',
    path: '/user/totp/confirm',
    summary:
      'Turns on two-factor sign-in with a first code. Returns recovery codes, shown only once.',
    body: ProofRequest,
    reply: RecoveryCodesReply,
    answer: async (needs, { body, request, reply }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const done = await useCases.account.confirmTotp(who.body.session, proofOf(body))
      if (!done.ok) return unchanged(done.failure, words)
      keepRotated(needs, { request, reply }, done.value.session)
      return changed({ recoveryCodes: [...done.value.recoveryCodes] })
    },
  }),
  webRoute({
    ...asked,
    method: 'POST',
    path: '/user/totp/disable-unconfirmed',
    summary: 'Deletes a secret that was not confirmed.',
    body: ProofRequest,
    reply: ChangeReply,
    answer: async (needs, { body, request }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const done = await useCases.account.disableUnconfirmedTotp(who.body.session)
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
  }),
  webRoute({
    ...asked,
    method: 'POST',
    path: '/user/totp/disable',
    summary: 'Turns off two-factor sign-in. Needs the password and a code.',
    body: ProofRequest,
    reply: ChangeReply,
    answer: async (needs, { body, request, reply }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const done = await useCases.account.disableTotp(who.body.session, proofOf(body))
      if (!done.ok) return unchanged(done.failure, words)
      keepRotated(needs, { request, reply }, done.value.session)
      return changed({})
    },
  }),
  webRoute({
    ...asked,
    method: 'POST',
    path: '/user/recovery-codes',
    summary: 'Creates ten new recovery codes, shown only once. The old ones stop working.',
    body: ProofRequest,
    reply: RecoveryCodesReply,
    answer: async (needs, { body, request }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const done = await useCases.account.renewRecoveryCodes(who.body.session, proofOf(body))
      if (!done.ok) return unchanged(done.failure, words)
      return changed({ recoveryCodes: [...done.value.recoveryCodes] })
    },
  }),
  webRoute({
    ...asked,
    method: 'POST',
    path: '/user/passkeys/options',
    summary: 'The challenge for creating a passkey.',
    body: ProofRequest,
    reply: NewPasskeyOptionsReply,
    answer: async (needs, { body, request }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const done = await useCases.account.passkeyRegistrationOptions(
        who.body.session,
        proofOf(body),
      )
      return done.ok ? changed({ options: { ...done.value } }) : unchanged(done.failure, words)
    },
  }),
  webRoute({
    ...asked,
    method: 'POST',
    path: '/user/passkeys',
    summary: 'Saves a new passkey with its response to that challenge.',
    body: AddPasskeyRequest,
    reply: ChangeReply,
    answer: async (needs, { body, request }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const { name, response } = body
      const done = await useCases.account.addPasskey(who.body.session, { name, response })
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
  }),
  webRoute({
    ...asked,
    method: 'PATCH',
    path: '/user/passkeys/{id}',
    summary: 'Renames a passkey.',
    body: RenamePasskeyRequest,
    reply: ChangeReply,
    answer: async (needs, { body, params, request }) => {
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const done = await useCases.account.renamePasskey(who.body.session, {
        id: params.id,
        name: body.name,
      })
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
  }),
  webRoute({
    ...asked,
    method: 'DELETE',
    path: '/user/passkeys/{id}',
    summary: 'Removes a passkey. Needs the password and a code.',
    query: CsrfQuery,
    body: DeleteUserRequest,
    reply: ChangeReply,
    answer: async (needs, { body, params, query, request }) => {
      const who = await changingSession(needs, request, query._csrf || body._csrf)
      if (!who.ok) return who
      const { useCases, words } = needs.accounts
      const given = { id: params.id, ...proofOf(body) }
      const done = await useCases.account.removePasskey(who.body.session, given)
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
  }),
] as const
