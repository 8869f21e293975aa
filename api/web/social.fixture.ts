import { fail, ok } from '@causeway/core/result'
import type { AppCases, SignInCases, SocialCases } from '@causeway/server/accounts'

// For tests only: one provider that vouches for everybody, one app, and codes that are words.

const ID = '0199f0c0-0000-7000-8000-000000000003'
const NOW = new Date(Date.UTC(2026, 10, 21, 12))
export const FIXTURE_BROWSER = 'b'.repeat(43)
export const FIXTURE_APP_TOKEN = 'a'.repeat(43)
export const FIXTURE_APP = { appId: 'ios', secret: 'secret of the app' }

export function createFixtureSocial(signInAs: SignInCases['signInAs']): SocialCases {
  return {
    offered: ['google'],
    begin: async ({ provider }) =>
      provider === 'google'
        ? ok({ url: '/sandbox/social?provider=google', browserSecret: FIXTURE_BROWSER })
        : fail({ code: 'provider_not_offered' }),
    finish: async ({ browserSecret }, visitor) => {
      if (browserSecret !== FIXTURE_BROWSER) return fail({ code: 'try_unknown' })
      const session = await signInAs(ID, { method: 'google', isSecondFactor: false }, visitor)
      return session.ok
        ? ok({ kind: 'signed-in', session: session.value, goto: null })
        : fail({ code: 'social_refused' })
    },
    finishByMail: async () => fail({ code: 'try_unknown' }),
    list: async () => [{ id: ID, provider: 'google', email: 'ada@example.com', linkedAt: NOW }],
    unlink: async (_session, id) => (id === ID ? ok(null) : fail({ code: 'social_unknown' })),
  }
}

export function createFixtureApps(): AppCases {
  const given = { token: FIXTURE_APP_TOKEN, endsAt: NOW }
  const isApp = (app: typeof FIXTURE_APP) =>
    app.appId === FIXTURE_APP.appId && app.secret === FIXTURE_APP.secret
  return {
    confirmForApp: async ({ confirmToken }) =>
      confirmToken === 'confirm' ? { code: 'code', endsAt: NOW } : null,
    tokenForCode: async (app, code) => {
      if (!isApp(app)) return fail({ code: 'app_unknown' })
      return code === 'code' ? ok(given) : fail({ code: 'code_unknown' })
    },
    tokenForSession: async (app) => (isApp(app) ? ok(given) : fail({ code: 'app_unknown' })),
    readToken: async (token) =>
      token === FIXTURE_APP_TOKEN ? { accountId: ID, appId: FIXTURE_APP.appId } : null,
  }
}
