import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { FIXTURE_CODE, FIXTURE_PASSWORD, FIXTURE_SESSION } from './fixtures/accounts.fixture.ts'
import { createFixtureServer, post } from './fixtures/server.fixture.ts'
import { webRoutes } from './web-route.ts'

const ORIGIN = 'https://swap.example'
const COOKIE = `session=${FIXTURE_SESSION}; csrf=${'c'.repeat(43)}`
const fixture = await createFixtureServer()
const noErrors = { main: null, totp: null, suspicious: null }

async function signedIn(server: FastifyInstance) {
  const { csrf } = (await server.inject({ url: '/api/csrf', headers: { cookie: COOKIE } })).json()
  return { cookie: COOKIE, origin: ORIGIN, 'x-csrf-token': String(csrf) }
}

const signIn = (server: FastifyInstance, payload: object, headers = {}) =>
  server.inject({ method: 'POST', url: '/api/auth/sign-in', payload, headers })

describe('[AUTH-03] [AUTH-04] signing in', () => {
  test.each([
    ['nobody@example.com', { ...noErrors, main: 'Incorrect login or password' }, null],
    [
      'totp@example.com',
      { ...noErrors, totp: 'Enter the code of your authenticator' },
      't'.repeat(43),
    ],
    [
      'suspicious@example.com',
      { ...noErrors, suspicious: 'Suspicious activity: set a new password to sign in' },
      null,
    ],
  ])('as %s is answered in the agreed words', async (email, errors, token) => {
    const { server } = fixture
    const response = await signIn(server, { email, password: 'wrong' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ result: false, errors, token, attemptsLeft: null })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('a wrong code leaves the second step open, a right one ends it', async () => {
    const { server } = fixture
    const step = { email: 'totp@example.com', token: 't'.repeat(43) }
    const wrong = await signIn(server, { ...step, totp: '000000' })
    expect(wrong.json()).toEqual({
      result: false,
      errors: { ...noErrors, totp: 'Invalid Google Authenticator code' },
      token: step.token,
      attemptsLeft: 4,
    })
    const right = await signIn(server, { ...step, totp: FIXTURE_CODE })
    expect(right.json()).toMatchObject({ result: true })
    expect(String(right.headers['set-cookie'])).toContain(`session=${FIXTURE_SESSION}`)
  })

  test('over https the session’s cookie is bound to the host; by header it goes to whoever keeps his own', async () => {
    const { server } = fixture
    const who = { email: 'ada@example.com', password: FIXTURE_PASSWORD }
    const secure = await signIn(server, who, { 'x-forwarded-proto': 'https' })
    expect(String(secure.headers['set-cookie'])).toContain(`__Host-session=${FIXTURE_SESSION}`)
    const own = await signIn(server, who, { 'x-cookies': '' })
    expect(own.headers['set-cookie']).toBeUndefined()
    expect(String(own.headers['x-set-cookies'])).toContain(`session=${FIXTURE_SESSION}; HttpOnly`)
  })

  test('waits, captchas and missing fields are refused like everywhere else', async () => {
    const { server } = fixture
    const often = await signIn(server, { email: 'often@example.com', password: 'x' })
    expect(often.statusCode).toBe(429)
    expect(often.json().error).toMatchObject({
      code: 'too_often',
      details: { retryAfterSeconds: 30 },
    })
    const captcha = await signIn(server, { email: 'captcha@example.com', password: 'x' })
    expect(captcha.json().error.code).toBe('captcha_missing')
    const bare = await signIn(server, { email: 'ada@example.com' })
    expect(bare.json().error).toMatchObject({
      code: 'field_missing',
      details: { field: 'password' },
    })
    const half = await signIn(server, { email: 'ada@example.com', token: 't' })
    expect(half.json().error.details).toMatchObject({ field: 'totp' })
  })

  test('[AUTH-12] twenty tries a minute from one address, by whatever way', async () => {
    const rateLimits = {
      estimate: 1e6,
      create: 1e6,
      names: 1e6,
      auth: 20,
      events: 1e6,
      pages: 1e6,
      other: 1e6,
      exceptLocal: false,
    }
    const { server } = await createFixtureServer({ rateLimits })
    const who = { email: 'ada@example.com', password: FIXTURE_PASSWORD }
    for (let count = 0; count < 20; count += 1) {
      expect((await signIn(server, who)).statusCode).toBe(200)
    }
    expect((await signIn(server, who)).statusCode).toBe(429)
    for (const url of ['/api/auth/passkey/options', '/api/user/proof', '/api/auth/recover']) {
      expect((await post(server, url, {})).statusCode).toBe(429)
    }
    expect((await server.inject('/api/user')).statusCode).toBe(200)
  })
})

const SOME_ID = '0199f0c0-0000-7000-8000-000000000003'
const queries: Readonly<Record<string, string>> = {
  'DELETE /user/social-accounts': `?serviceId=${SOME_ID}`,
  'DELETE /addresses/favourites': `?id=${SOME_ID}`,
}
const payloads: Readonly<Record<string, object>> = {
  '/user/password': { old_password: FIXTURE_PASSWORD, password: 'long enough' },
  '/user/email': { email: 'new@example.com', password: FIXTURE_PASSWORD },
  '/auth/widget-code': { challenge: 'c'.repeat(43) },
  '/user/subscriptions': { subscribed: true },
  '/user/passkeys': { name: 'Phone', response: {} },
  '/user/totp/enable': {},
  '/addresses/favourites': { id: SOME_ID, name: 'Mine' },
  '/user/partner': {},
  '/user/partner/keys': { name: 'Wallet', dialects: ['v2'], scopes: ['read'] },
  '/user/partner/webhooks/{id}/secret': {},
  '/user/partner/webhooks/{id}/test': {},
  '/user/partner/webhooks': { url: 'https://example.com/', password: FIXTURE_PASSWORD },
  '/user/partner/webhooks/{id}/replay': { deliveryId: SOME_ID },
  '/affiliate/apply': {},
  '/affiliate/become-partner': { website: 'blog.example', about: 'A blog' },
  '/affiliate/create-tool': { type: 'widget', name: 'My blog' },
  '/affiliate/update-tool': { id: '23456789abcdef', isDisabled: true },
  '/affiliate/address': { currency: 'btc', address: 'bc1qanywhere' },
  '/affiliate/convert-all': { currency: 'btc' },
  '/affiliate/payout': { currency: 'btc' },
}

function payloadOf(method: string, path: string): object {
  if (path === '/user/partner/keys/{id}') return method === 'PATCH' ? { name: 'Wallet' } : {}
  if (path === '/user/passkeys/{id}') return method === 'PATCH' ? { name: 'Phone' } : {}
  if (path === '/user/partner/webhooks/{id}') return method === 'PATCH' ? { paused: true } : {}
  return payloads[path] ?? { password: FIXTURE_PASSWORD }
}

/** Nobody of this fixture has used an address before, has an endpoint, or is an affiliate. */
function letThrough(path: string): number {
  if (path === '/affiliate/apply' || path === '/affiliate/become-partner') return 200
  if (path.startsWith('/affiliate/')) return 409
  const isMissing = path === '/addresses/favourites' || path.startsWith('/user/partner/webhooks/')
  return isMissing ? 404 : 200
}

describe('[AUTH-10] every change of an account', () => {
  const changes = webRoutes(null).filter(
    ({ access, method }) => access === 'account' && method !== 'GET',
  )

  test.each(changes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s needs session, token and a page of ours',
    async (_name, { method, path }) => {
      const { accounts, server } = fixture
      const before = accounts.changes.length
      const headers = await signedIn(server)
      const query = queries[`${method} ${path}`] ?? ''
      const url = `/api${path.replaceAll(/\{\w+\}/g, 'google')}${query}`
      const payload = payloadOf(method, path)
      const ask = (more: Readonly<Record<string, string | undefined>>) =>
        server.inject({ method, url, payload, headers: { ...headers, ...more } })
      const codeOf = async (more: Readonly<Record<string, string | undefined>>) =>
        (await ask(more)).json().error.code
      expect(await codeOf({ cookie: `csrf=${'c'.repeat(43)}` })).toBe('signed_out')
      expect(await codeOf({ cookie: `session=${'x'.repeat(43)}` })).toBe('signed_out')
      expect(await codeOf({ 'x-csrf-token': '' })).toBe('csrf_wrong')
      expect(await codeOf({ cookie: COOKIE.replace('ccc', 'ccd') })).toBe('csrf_wrong')
      expect(await codeOf({ origin: 'https://elsewhere.example' })).toBe('other_origin')
      expect(await codeOf({ 'sec-fetch-site': 'same-site' })).toBe('other_origin')
      expect(accounts.changes).toHaveLength(before)
      expect((await ask({})).statusCode).toBe(letThrough(path))
    },
  )
})
