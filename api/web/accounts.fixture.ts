import { fail, ok } from '@causeway/core/result'
import type {
  AccountChangeCases,
  AccountView,
  NewSession,
  ProofFailure,
  SessionView,
  SignInCases,
  SignInFailure,
} from '@causeway/server/accounts'

// For tests only: one account in memory, with a few words that lead to each way a call can end.

const NOW = new Date(Date.UTC(2026, 10, 21, 12))
const token = (letter: string) => letter.repeat(43)
export const FIXTURE_SESSION = token('s')
export const FIXTURE_PASSWORD = 'right password'
export const FIXTURE_CODE = '123456'
export const FIXTURE_LINK = token('l')

const session: SessionView = {
  sessionId: '0199f0c0-0000-7000-8000-000000000001',
  accountId: '0199f0c0-0000-7000-8000-000000000002',
  method: 'password',
  provenAt: NOW,
}
const rotated = { token: token('r'), endsAt: new Date(NOW.getTime() + 3_600_000) }

export type FixtureAccount = {
  readonly signIn: SignInCases
  readonly account: AccountChangeCases
  /** Names of the changes that were made. */
  readonly changes: readonly string[]
}

export function createFixtureAccount(state: { readonly isSignedOut: boolean }): FixtureAccount {
  const changes: string[] = []
  const view: AccountView = {
    id: session.accountId,
    email: 'ada@example.com',
    subscribed: false,
    totpState: 'disabled',
    totpQrLink: null,
    totpSecret: null,
    totpAttempts: 5,
    hasPassword: true,
    merchantId: 'merchant',
    transactionsCount: 0,
    createdAt: NOW,
    language: null,
  }
  const begun: NewSession = {
    token: FIXTURE_SESSION,
    endsAt: rotated.endsAt,
    deviceToken: token('d'),
    account: view,
  }
  const change = async (name: string) => {
    changes.push(name)
    return ok(null)
  }
  return {
    signIn: {
      ...signInFixture(state, begun),
      endSessions: async () => void changes.push('sessions'),
    },
    account: changeFixture(change),
    changes,
  }
}

function signInFixture(
  state: { readonly isSignedOut: boolean },
  begun: NewSession,
): Omit<SignInCases, 'endSessions'> {
  const mailed = async (email: string) =>
    email.includes('@') ? ok(null) : fail({ code: 'email_invalid' } as const)
  return {
    captchaChallenge: async () => ({
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '',
        salt: '',
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
      },
      signature: 'signature',
    }),
    signUp: ({ email }, { captcha }) =>
      captcha === null ? Promise.resolve(fail({ code: 'captcha_missing' })) : mailed(email),
    resendVerification: mailed,
    askRecovery: mailed,
    confirmRegistration: async (link) =>
      link === FIXTURE_LINK ? ok({ recoverToken: token('c') }) : fail({ code: 'token_unknown' }),
    signIn: async ({ email, password }, { country, confirmedNotJapan }) => {
      if (country === 'JP' && !confirmedNotJapan) return fail({ code: 'japan_unconfirmed' })
      return password === FIXTURE_PASSWORD ? ok(begun) : fail(FAILURES[email] ?? wrong)
    },
    signInWithCode: async ({ code }) =>
      code === FIXTURE_CODE ? ok(begun) : fail({ code: 'totp_wrong', attemptsLeft: 4 }),
    signInAs: async () => ok(begun),
    checkRecovery: async (link) =>
      link === FIXTURE_LINK ? ok({ email: begun.account.email }) : fail({ code: 'token_old' }),
    submitRecovery: async ({ recoverToken, password }) => {
      if (recoverToken !== FIXTURE_LINK) return fail({ code: 'token_unknown' })
      return password.length < 10 ? fail({ code: 'password_short', least: 10 }) : ok(begun)
    },
    readSession: async (given) =>
      given === FIXTURE_SESSION && !state.isSignedOut ? session : null,
    readAccount: async (id) => (id === session.accountId ? begun.account : null),
    signOut: async () => {},
    listSessions: async () => [
      {
        id: session.sessionId,
        isCurrent: true,
        device: 'Firefox',
        country: null,
        network: null,
        method: 'password',
        createdAt: NOW,
        seenAt: NOW,
      },
    ],
    accountForEmail: async () => null,
  }
}

const wrong: SignInFailure = { code: 'wrong_credentials' }
/** What signing in ends with, by e-mail address, where the password is not the right one. */
const FAILURES: Readonly<Record<string, SignInFailure>> = {
  'totp@example.com': { code: 'totp_required', token: token('t') },
  'suspicious@example.com': { code: 'suspicious' },
  'often@example.com': { code: 'too_often', retryAfterSeconds: 30 },
  'captcha@example.com': { code: 'captcha_missing' },
}

function changeFixture(
  change: (name: string) => Promise<{ ok: true; value: null }>,
): AccountChangeCases {
  const proven = (given: { readonly password?: string | undefined }): ProofFailure | null => {
    if (given.password === undefined) return { code: 'proof_needed', missing: 'password' }
    return given.password === FIXTURE_PASSWORD ? null : { code: 'password_wrong' }
  }
  const withProof = async <T>(
    name: string,
    given: { readonly password?: string | undefined },
    value: T,
  ) => {
    const failure = proven(given)
    if (failure !== null) return fail(failure)
    await change(name)
    return ok(value)
  }
  const codes = ['aaaa-bbbb']
  return {
    enableTotp: async () => {
      await change('totp')
      return ok({ totpSecret: 'SECRET', totpQrLink: 'otpauth://totp/x?secret=SECRET' })
    },
    confirmTotp: (_, proof) => withProof('totp', proof, { recoveryCodes: codes, session: rotated }),
    disableUnconfirmedTotp: async () => fail({ code: 'totp_state_wrong', totpState: 'disabled' }),
    disableTotp: (_, proof) => withProof('totp', proof, { session: rotated }),
    renewRecoveryCodes: (_, proof) => withProof('codes', proof, { recoveryCodes: codes }),
    recoveryCodesLeft: async () => 10,
    passkeyRegistrationOptions: (_, proof) => withProof('options', proof, { challenge: 'c' }),
    addPasskey: async () => fail({ code: 'passkey_refused' }),
    passkeySignInOptions: async () => ({ challenge: 'c' }),
    signInWithPasskey: async () => fail({ code: 'passkey_refused' }),
    listPasskeys: async () => [{ id: 'p', name: 'Phone', createdAt: NOW, usedAt: null }],
    renamePasskey: async () => fail({ code: 'passkey_not_found' }),
    removePasskey: (_, proof) => withProof('passkey', proof, null),
    changePassword: (_, { oldPassword, password }) =>
      password.length < 10
        ? Promise.resolve(fail({ code: 'password_short', least: 10 }))
        : withProof('password', { password: oldPassword ?? undefined }, { session: rotated }),
    askEmailChange: (_, given) => withProof('email', given, null),
    confirmEmailChange: async (link) =>
      link === FIXTURE_LINK ? ok({ email: 'new@example.com' }) : fail({ code: 'token_unknown' }),
    setSubscribed: async () => void (await change('subscribed')),
    deleteAccount: (_, proof) => withProof('account', proof, null),
    exportData: async () => ({ account: { email: 'ada@example.com' } }),
    requireProof: (_, proof) => withProof('proof', proof, null),
  }
}
