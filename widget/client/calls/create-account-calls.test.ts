import { afterEach, expect, test, vi } from 'vitest'
import { createCookieJar } from '../requests/cookie-jar.ts'
import { createAccountCalls } from './create-account-calls.ts'

type Seen = { readonly url: string; readonly init: RequestInit }

/** A server that answers each path with the next of its replies. */
function serverWith(replies: Readonly<Record<string, readonly unknown[]>>) {
  const seen: Seen[] = []
  const left = new Map(Object.entries(replies).map(([path, all]) => [path, [...all]]))
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = String(input)
    seen.push({ url, init })
    const reply = left.get(url.split('?')[0] ?? '')?.shift() ?? { result: true }
    const isRefusal = typeof reply === 'object' && reply !== null && 'error' in reply
    return new Response(JSON.stringify(reply), {
      status: isRefusal ? 403 : 200,
      headers: { 'x-set-cookies': 'session=abc; HttpOnly; Max-Age=60, csrf=def; Max-Age=60' },
    })
  }
  const header = (at: number, name: string) => new Headers(seen[at]?.init.headers).get(name)
  return { fetch, seen, header }
}

const refused = { error: { code: 'csrf_wrong', message: '', details: {} } }

test('[AUTH-10] a change asks for a token and carries it; the next one has it already', async () => {
  const { fetch, header, seen } = serverWith({ '/api/csrf': [{ csrf: 'one' }] })
  const calls = createAccountCalls({ fetch })
  await calls.setSubscribed({ subscribed: true })
  await calls.endSessions()
  expect(seen.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET /api/csrf',
    'POST /api/user/subscriptions',
    'DELETE /api/user/sessions',
  ])
  expect([header(1, 'x-csrf-token'), header(2, 'x-csrf-token')]).toEqual(['one', 'one'])
})

test('[AUTH-10] a token that is out of date is asked for once more, and once only', async () => {
  const { fetch, header, seen } = serverWith({
    '/api/csrf': [{ csrf: 'old' }, { csrf: 'new' }],
    '/api/user/password': [refused, refused],
  })
  const answer = await createAccountCalls({ fetch }).changePassword({
    password: 'x',
    __type: 'passwd',
  })
  expect(answer).toMatchObject({ ok: false, status: 403 })
  expect(seen).toHaveLength(4)
  expect(header(3, 'x-csrf-token')).toBe('new')
  expect(seen[3]?.init.body).toBe('{"password":"x","__type":"passwd"}')
})

test('the token that comes with the user is taken; signing in makes it worthless', async () => {
  const { fetch, seen } = serverWith({ '/api/user': [{ user: null, csrf: 'with user' }] })
  const calls = createAccountCalls({ fetch })
  await calls.user({ fields: 'email,id' })
  await calls.setSubscribed({ subscribed: false })
  await calls.signIn({ email: 'a@b.cd', password: 'x' })
  await calls.enableTotp()
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/user?fields=email%2Cid',
    '/api/user/subscriptions',
    '/api/auth/sign-in',
    '/api/csrf',
    '/api/user/totp/enable',
  ])
})

test('[AUTH-10] where the browser keeps no cookies, the page keeps them and sends them by header', async () => {
  const { fetch, header } = serverWith({})
  const calls = createAccountCalls({ fetch, cookieJar: createCookieJar() })
  await calls.signIn({ email: 'a@b.cd', password: 'x' })
  await calls.user()
  expect(header(0, 'x-cookies')).toBe('')
  expect(header(1, 'x-cookies')).toBe('session=abc; csrf=def')
  const { fetch: plain, header: sent } = serverWith({})
  await createAccountCalls({ fetch: plain }).user()
  expect(sent(0, 'x-cookies')).toBeNull()
})

test('a jar drops what has ended and takes nothing that is no cookie', () => {
  const jar = createCookieJar()
  jar.keep('a=1; Path=/, b=2=3; Max-Age=5')
  jar.keep(null)
  jar.keep('=x, nonsense, a=; HttpOnly; Max-Age=0')
  expect(jar.header()).toBe('b=2=3')
})

afterEach(() => vi.unstubAllGlobals())

test('[SHELL-06] a failing server is told, but neither by steps to sign in nor over an open dialogue', async () => {
  const told: string[] = []
  let openDialog: object | null = null
  vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => told.push(type) })
  vi.stubGlobal('document', {
    documentElement: { lang: '', dataset: {} },
    querySelector: (asked: string) => (asked === 'dialog[open]' ? openDialog : null),
  })
  const fetch = async () => Response.json({}, { status: 500 })
  const calls = createAccountCalls({ fetch, cookieJar: null })
  await calls.signIn({ email: 'a@b.cd', password: 'x' })
  await calls.checkRecovery({ recoverToken: 'token' })
  expect(told).toEqual([])
  await calls.sessions()
  await calls.signOut()
  expect([...new Set(told)]).toEqual(['broken-web'])
  const before = told.length
  openDialog = {}
  await calls.passkeys()
  expect(told).toHaveLength(before)
})
