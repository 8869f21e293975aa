import type { ClientCalls } from '@causeway/api/contract'
import {
  addPasskey,
  changeEmail,
  changePassword,
  checkRecovery,
  confirmEmailChange,
  confirmRegistration,
  confirmTotp,
  deleteAccount,
  disableTotp,
  disableUnconfirmedTotp,
  enableTotp,
  endSessions,
  exportData,
  formRecover,
  linkSocialAccount,
  nameFavourite,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  passkeys,
  prove,
  recoveryCodesLeft,
  removeFavourite,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  resendVerification,
  sessions,
  setSubscribed,
  signIn,
  signInWithPasskey,
  signOut,
  signUp,
  socialAccounts,
  socialProviders,
  submitRecovery,
  subscriptions,
  unlinkSocialAccount,
  user,
} from '../../call-lines/index.ts'
import { reportBrokenWeb } from '../requests/report-broken-web.ts'
import { type ChangeSender, changeSender, sendChange } from '../requests/send-change.ts'
import { type HttpNeeds, sender } from '../requests/send-request.ts'
import { clientCalls } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'

/** What a browser does about accounts. Changes carry a CSRF token, which the client adds by itself (AUTH-10). */
export type AccountCalls = Pick<
  ClientCalls,
  keyof typeof steps | keyof typeof turns | keyof typeof reads | keyof typeof changes
>

/**
 * What a browser does about accounts, over HTTP. Changes carry a CSRF token, which is asked for where none is kept, and
 * asked for once more where it is out of date: another tab may have signed in meanwhile (AUTH-10).
 */
export function createAccountCalls(given: Partial<HttpNeeds> = {}): AccountCalls {
  const needs = httpNeeds({ onBroken: reportBesideDialogs, ...given })
  const account = changeSender(needs)
  return { ...signInCalls(account), ...readCalls(account), ...changeCalls(account) }
}

/**
 * A failing server is told as with any call (SHELL-06); not over an open dialogue, which has words of its own for every
 * failure (AUTH-04).
 */
function reportBesideDialogs(): void {
  if (globalThis.document?.querySelector('dialog[open]') === null) reportBrokenWeb()
}

const steps = {
  signUp,
  resendVerification,
  confirmRegistration,
  formRecover,
  checkRecovery,
  confirmEmailChange,
  passkeySignInOptions,
}
const turns = { signIn, submitRecovery, signInWithPasskey }
const reads = {
  user,
  subscriptions,
  sessions,
  recoveryCodesLeft,
  passkeys,
  socialProviders,
  socialAccounts,
  exportData,
}
const changes = {
  signOut,
  prove,
  setSubscribed,
  changePassword,
  changeEmail,
  enableTotp,
  confirmTotp,
  disableUnconfirmedTotp,
  disableTotp,
  renewRecoveryCodes,
  endSessions,
  passkeyRegistrationOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  deleteAccount,
  linkSocialAccount,
  unlinkSocialAccount,
  nameFavourite,
  removeFavourite,
}

/** The steps to sign in say themselves what failed, in their frame or on the page of a mailed link (AUTH-04). */
function signInCalls({
  needs,
  tokens,
}: ChangeSender): Pick<ClientCalls, keyof typeof steps | keyof typeof turns> {
  const send = sender({ ...needs, onBroken: () => {} })
  return {
    ...clientCalls(send, steps),
    // A session that began makes every token before it worthless.
    ...clientCalls(async (request) => {
      const answer = await send(request)
      tokens.forget()
      return answer
    }, turns),
  }
}

function readCalls({ needs, tokens }: ChangeSender): Pick<ClientCalls, keyof typeof reads> {
  const calls = clientCalls(sender(needs), reads)
  return {
    ...calls,
    user: async (input) => {
      const answer = await calls.user(input)
      if (answer.ok && answer.body.csrf !== null) tokens.take(answer.body.csrf)
      return answer
    },
  }
}

function changeCalls(account: ChangeSender): Pick<ClientCalls, keyof typeof changes> {
  const calls = clientCalls((request) => sendChange(account, request), changes)
  return {
    ...calls,
    signOut: async (input) => {
      const answer = await calls.signOut(input)
      account.tokens.forget()
      return answer
    },
  }
}
