import type {
  AccountCalls,
  Answer,
  Caller,
  CsrfReply,
  ProofGiven,
  SignInReply,
} from '@causeway/api/contract'
import { createAccountReads } from './create-account-reads.ts'
import { type CsrfTokens, createCsrfTokens } from './csrf.ts'
import { httpNeeds } from './http-needs.ts'
import { queryText } from './query-text.ts'
import { type HttpNeeds, type HttpRequest, sendRequest } from './send-request.ts'
import { tellBrokenWeb } from './tell-broken-web.ts'

// Over HTTP the cookies say who asks.
const ANONYMOUS: Caller = { holderSecrets: [], country: null }

const FAVOURITES = '/api/addresses/favourites'

type Change = Omit<HttpRequest, 'method'> & { readonly method?: HttpRequest['method'] }
type Sender = {
  readonly needs: HttpNeeds
  readonly tokens: CsrfTokens
}

/**
 * What a browser does about accounts, over HTTP. Changes carry a CSRF token, which is asked for where none is kept, and
 * asked for once more where it is out of date: another tab may have signed in meanwhile (AUTH-10).
 */
export function createAccountCalls(given: Partial<HttpNeeds> = {}): AccountCalls {
  const needs = httpNeeds({ onBroken: tellBesideDialogs, ...given })
  const tokens = createCsrfTokens({
    ask: () => askToken(needs),
    now: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  const sender = { needs, tokens }
  return { ...signInCalls(sender), ...readCalls(sender), ...changeCalls(sender) }
}

/**
 * A failing server is told as with any call (SHELL-06); not over an open dialogue, which has words of its own for every
 * failure (AUTH-04).
 */
function tellBesideDialogs(): void {
  if (globalThis.document?.querySelector('dialog[open]') === null) tellBrokenWeb()
}

type SignInPart =
  | 'signUp'
  | 'resendVerification'
  | 'confirmRegistration'
  | 'signIn'
  | 'formRecover'
  | 'checkRecovery'
  | 'submitRecovery'
  | 'confirmEmailChange'
  | 'signOut'
  | 'passkeySignInOptions'
  | 'signInWithPasskey'

/** The steps to sign in say themselves what failed, in their frame or on the page of a mailed link (AUTH-04). */
function signInCalls(sender: Sender): Pick<AccountCalls, SignInPart> {
  const { tokens } = sender
  const needs = { ...sender.needs, onBroken: () => {} }
  const post = <T>(path: string, body: unknown) =>
    sendRequest<T>(needs, { method: 'POST', path, body })
  // A session that began or ended makes every token before it worthless.
  const turn = async (path: string, body: unknown) => {
    const answer = await post<SignInReply>(path, body)
    tokens.forget()
    return answer
  }
  return {
    signUp: (body) => post('/api/auth/sign-up', body),
    resendVerification: (body) =>
      post('/api/auth/resend-verification', { verificationType: 'link', ...body }),
    confirmRegistration: (token) =>
      sendRequest(needs, { method: 'GET', path: `/api/auth/confirm/${encodeURIComponent(token)}` }),
    signIn: (body) => turn('/api/auth/sign-in', body),
    formRecover: (body) => post('/api/auth/form-recover', body),
    checkRecovery: (recoverToken) => post('/api/auth/recover', { recoverToken }),
    submitRecovery: (body) => turn('/api/auth/recover/submit', body),
    confirmEmailChange: (token) => post('/api/auth/confirm-email', { token }),
    signOut: async () => {
      const body = { no_redirect: true }
      const answer = await sendChange<{ result: true; redirect: null }>(sender, {
        path: '/api/auth/logout',
        body,
      })
      tokens.forget()
      return answer
    },
    passkeySignInOptions: () => post('/api/auth/passkey/options', {}),
    signInWithPasskey: (body) => turn('/api/auth/passkey', body),
  }
}

type ReadPart =
  | 'user'
  | 'subscriptions'
  | 'sessions'
  | 'recoveryCodesLeft'
  | 'passkeys'
  | 'socialProviders'
  | 'socialAccounts'
  | 'exportData'

function readCalls({ needs, tokens }: Sender): Pick<AccountCalls, ReadPart> {
  const reads = createAccountReads(needs)
  return {
    user: async (fields) => {
      const answer = await reads.user(ANONYMOUS, fields)
      if (answer.ok && answer.body.csrf !== null) tokens.take(answer.body.csrf)
      return answer
    },
    subscriptions: () => reads.subscriptions(ANONYMOUS),
    sessions: () => reads.sessions(ANONYMOUS),
    recoveryCodesLeft: () => reads.recoveryCodesLeft(ANONYMOUS),
    passkeys: () => reads.passkeys(ANONYMOUS),
    socialProviders: () => reads.socialProviders(),
    socialAccounts: () => reads.socialAccounts(ANONYMOUS),
    exportData: () => sendRequest(needs, { method: 'GET', path: '/api/user/export' }),
  }
}

function changeCalls(sender: Sender): Omit<AccountCalls, SignInPart | ReadPart> {
  const post = <T>(path: string, body: unknown) =>
    sendChange<T>(sender, { path: `/api/user${path}`, body })
  const remove = <T>(path: string, body?: ProofGiven) =>
    sendChange<T>(sender, {
      method: 'DELETE',
      path: `/api/user${path}`,
      ...(body === undefined ? {} : { body }),
    })
  const passkey = (id: string) => `/passkeys/${encodeURIComponent(id)}`
  return {
    prove: (proof) => post('/proof', proof),
    setSubscribed: (subscribed) => post('/subscriptions', { subscribed }),
    changePassword: (body) => post('/password', { ...body, __type: 'passwd' }),
    changeEmail: (body) => post('/email', { ...body, __type: 'email' }),
    enableTotp: () => post('/totp/enable', {}),
    confirmTotp: (proof) => post('/totp/confirm', proof),
    disableUnconfirmedTotp: () => post('/totp/disable-unconfirmed', {}),
    disableTotp: (proof) => post('/totp/disable', proof),
    renewRecoveryCodes: (proof) => post('/recovery-codes', proof),
    endSessions: (id) => remove(id === null ? '/sessions' : `/sessions?${queryText({ id })}`),
    passkeyRegistrationOptions: (proof) => post('/passkeys/options', proof),
    addPasskey: (body) => post('/passkeys', body),
    renamePasskey: (id, name) =>
      sendChange(sender, { method: 'PATCH', path: `/api/user${passkey(id)}`, body: { name } }),
    removePasskey: (id, proof) => remove(passkey(id), proof),
    deleteAccount: (proof) => remove('', proof),
    linkSocialAccount: (provider, proof) =>
      sendChange(sender, { path: `/api/oauth/${encodeURIComponent(provider)}/link`, body: proof }),
    unlinkSocialAccount: (serviceId, proof) =>
      remove(`/social-accounts?${queryText({ serviceId })}`, proof),
    nameFavourite: (id, name) => sendChange(sender, { path: FAVOURITES, body: { id, name } }),
    removeFavourite: (id) =>
      sendChange(sender, { method: 'DELETE', path: `${FAVOURITES}?${queryText({ id })}` }),
  }
}

async function sendChange<T>(sender: Sender, change: Change): Promise<Answer<T>> {
  const { tokens } = sender
  const answer = await sendWithToken<T>(sender, change)
  if (answer.ok || answer.body.error.code !== 'csrf_wrong') return answer
  tokens.forget()
  return sendWithToken(sender, change)
}

async function sendWithToken<T>({ needs, tokens }: Sender, change: Change): Promise<Answer<T>> {
  const token = await tokens.get()
  const headers = token === null ? {} : { 'x-csrf-token': token }
  return sendRequest(needs, { method: 'POST', ...change, headers })
}

async function askToken(needs: HttpNeeds): Promise<string | null> {
  const answer = await sendRequest<CsrfReply>(needs, { method: 'GET', path: '/api/csrf' })
  return answer.ok ? answer.body.csrf : null
}
