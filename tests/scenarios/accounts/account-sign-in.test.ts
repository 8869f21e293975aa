// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { mailedToken, mailsAt } from '../support/mails.ts'
import {
  newAddress,
  PASSWORD,
  personAt,
  signInAt,
  signUpAt,
  solvedCaptcha,
  userOf,
} from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('account_sign_in')
})
afterAll(() => stopShop(shop))

const noErrors = { main: null, totp: null, suspicious: null }

test('[AUTH-02.4,5,6,7] the mailed link confirms an account once and sets its password; a second one counts as the first', async () => {
  const person = personAt(shop)
  const email = newAddress()
  const asked = {
    email,
    source: 'widget',
    subscribed: true,
    verificationMode: 'disabled',
    authType: 'signUp',
    clientId: 'client',
  }
  const body = { ...asked, captcha: await solvedCaptcha(shop) }
  const signedUp = await person.ask('POST', '/api/auth/sign-up', { body })
  expect(signedUp).toMatchObject({
    status: 200,
    body: { result: true, errors: { email: null }, user: { email } },
  })
  const again = { email, verificationType: 'link', captcha: await solvedCaptcha(shop) }
  const resent = await person.ask('POST', '/api/auth/resend-verification', { body: again })
  expect(resent.body).toMatchObject({ result: true })
  await expect.poll(() => mailsAt(shop, email), { timeout: 120_000 }).toHaveLength(2)
  const token = await mailedToken(shop, email, 'confirm')
  const confirmed = await person.ask('GET', `/api/auth/confirm/${token}`)
  expect(confirmed.status).toBe(200)
  const { recoverToken } = confirmed.body.result
  expect((await person.ask('HEAD', `/api/auth/confirm/${token}`)).status).toBe(405)
  const used = await person.ask('GET', `/api/auth/confirm/${token}`)
  expect(used).toMatchObject({ status: 410, body: { error: { code: 'token_old' } } })
  const short = { recoverToken, password: 'too short' }
  const refused = await person.ask('POST', '/api/auth/recover/submit', { body: short })
  expect(refused).toMatchObject({
    status: 422,
    body: { error: { code: 'password_short', details: { least: 10 } } },
  })
  const good = { recoverToken, password: PASSWORD }
  const set = await person.ask('POST', '/api/auth/recover/submit', { body: good })
  expect(set.body).toEqual({ result: true, errors: noErrors, token: null, attemptsLeft: null })
  const { user } = (await person.ask('GET', '/api/user?fields=email,subscribed')).body
  expect(user).toEqual({ email, subscribed: true })
})

test('[AUTH-03.2,9] [AUTH-04.2] a wrong password and an unknown address get the same words, a right one a session', async () => {
  const { email, password } = await signUpAt(shop, personAt(shop))
  const person = personAt(shop)
  const wrong = await signInAt(person, { email, password: 'not the password', clientId: 'c' })
  const unknown = await signInAt(person, { email: newAddress(), password: 'not the password' })
  const errors = { ...noErrors, main: 'Incorrect login or password' }
  expect(wrong).toMatchObject({ status: 200, body: { result: false, errors, token: null } })
  expect(unknown.body).toEqual(wrong.body)
  expect(person.cookies.has('session')).toBe(false)
  const right = await signInAt(person, { email: email.toUpperCase(), password })
  expect(right.body).toEqual({ result: true, errors: noErrors, token: null, attemptsLeft: null })
  expect(right.headers.get('cache-control')).toBe('no-store')
  const cookies = right.headers.getSetCookie().join('\n')
  expect(cookies).toMatch(/^session=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=5184000$/m)
  expect(cookies).toMatch(/^device=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=34560000$/m)
  expect(JSON.stringify(right.body)).not.toContain(person.cookies.get('session'))
  expect((await person.ask('GET', '/api/user?fields=email')).body.user).toEqual({ email })
})

test('[AUTH-04.7] sign-up and recovery name a wrong address, and nothing of who exists', async () => {
  const { email } = await signUpAt(shop, personAt(shop))
  const person = personAt(shop)
  const captcha = () => solvedCaptcha(shop)
  const signUp = async (address: string) =>
    (
      await person.ask('POST', '/api/auth/sign-up', {
        body: { email: address, subscribed: false, captcha: await captcha() },
      })
    ).body
  expect(await signUp('nobody at home')).toEqual({
    result: false,
    errors: { email: 'Invalid Email' },
    user: null,
  })
  expect(await signUp(email)).toEqual({ result: true, errors: { email: null }, user: { email } })
  const recover = async (address: string) =>
    (
      await person.ask('POST', '/api/auth/form-recover', {
        body: { email: address, captcha: await captcha() },
      })
    ).body
  const words = 'Please enter valid email address'
  expect(await recover('nobody')).toEqual({ result: false, errors: { email: words }, error: words })
  const known = await recover(email)
  expect(known).toEqual({ result: true, errors: { email: null }, error: null })
  expect(await recover(newAddress())).toEqual(known)
})

test('[AUTH-05.1,2,3] what is an e-mail address is decided by the agreed pattern, an IP address in brackets included', async () => {
  const person = personAt(shop)
  const signUp = async (email: string) =>
    (await person.ask('POST', '/api/auth/sign-up', { body: { email } })).body
  // Without a captcha an address goes no further than this.
  const fits = { error: { code: 'captcha_missing' } }
  for (const email of ['a@[192.168.0.1]', 'a.b+c@sub.example.org', 'ü!#@bücher.example']) {
    expect(await signUp(email), email).toMatchObject(fits)
  }
  const wrong = { result: false, errors: { email: 'Invalid Email' } }
  for (const email of ['', 'a', 'a@b', 'a@b.c', 'a b@c.de', '<a>@b.cd', 'a@b@c.de', 'a@[1.2.3]']) {
    expect(await signUp(email), email).toMatchObject(wrong)
  }
})

test('[AUTH-08.1,2] a mailed link sets a new password, once, and ends what was open before', async () => {
  const before = personAt(shop)
  const { email, password } = await signUpAt(shop, before)
  const person = personAt(shop)
  const captcha = await solvedCaptcha(shop)
  await person.ask('POST', '/api/auth/form-recover', { body: { email, captcha } })
  const recoverToken = await mailedToken(shop, email, 'recover')
  const checked = await person.ask('POST', '/api/auth/recover', { body: { recoverToken } })
  expect(checked.body).toEqual({ result: { email } })
  const fresh = 'nine loud geese at dawn'
  const body = { recoverToken, password: fresh }
  expect((await person.ask('POST', '/api/auth/recover/submit', { body })).body.result).toBe(true)
  expect(await userOf(person, 'email')).toEqual({ email })
  const twice = await person.ask('POST', '/api/auth/recover/submit', { body })
  expect(twice).toMatchObject({ status: 410, body: { error: { code: 'token_old' } } })
  expect((await before.ask('GET', '/api/user')).body.user).toBeNull()
  expect((await signInAt(personAt(shop), { email, password })).body.result).toBe(false)
  expect((await signInAt(personAt(shop), { email, password: fresh })).body.result).toBe(true)
})

test('[AUTH-11.1] signing out ends the session at the server, not only in the browser', async () => {
  const person = personAt(shop)
  await signUpAt(shop, person)
  const session = person.cookies.get('session') ?? ''
  const foreign = await person.ask('POST', '/api/auth/logout', {
    body: { no_redirect: true },
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'other_origin' } } })
  const bare = await person.ask('POST', '/api/auth/logout', { body: { no_redirect: true } })
  expect(bare).toMatchObject({ status: 403, body: { error: { code: 'csrf_wrong' } } })
  const { csrf } = (await person.ask('GET', '/api/csrf')).body
  const left = await person.ask('POST', '/api/auth/logout', {
    body: { no_redirect: false, _csrf: csrf },
  })
  expect(left.body).toEqual({ result: true, redirect: '/' })
  expect(person.cookies.has('session')).toBe(false)
  person.cookies.set('session', session)
  expect((await person.ask('GET', '/api/user')).body.user).toBeNull()
})

test('[AUTH-12.1,2,3,4] sign-up and recovery take a solved captcha of ours, once; signing in asks for one after failures', async () => {
  const person = personAt(shop)
  const email = newAddress()
  const signUp = (captcha: string | null) =>
    person.ask('POST', '/api/auth/sign-up', { body: { email, captcha } })
  expect((await signUp(null)).body.error).toMatchObject({ code: 'captcha_missing' })
  const recover = await person.ask('POST', '/api/auth/form-recover', { body: { email } })
  expect(recover.body.error).toMatchObject({ code: 'captcha_missing' })
  const captcha = await solvedCaptcha(shop)
  const forged = Buffer.from(captcha, 'base64')
    .toString()
    .replace(/"cost":\d+/, '"cost":1')
  expect((await signUp(Buffer.from(forged).toString('base64'))).body.error).toMatchObject({
    code: 'captcha_wrong',
  })
  expect((await signUp(captcha)).body).toMatchObject({ result: true })
  expect((await signUp(captcha)).body.error).toMatchObject({ code: 'captcha_wrong' })
  for (const _ of [1, 2, 3]) await signInAt(person, { email, password: 'wrong' })
  const fourth = await signInAt(person, { email, password: 'wrong' })
  expect(fourth).toMatchObject({ status: 422, body: { error: { code: 'captcha_missing' } } })
  const solved = { email, password: 'wrong', captcha: await solvedCaptcha(shop) }
  expect((await signInAt(person, solved)).body.errors.main).toBe('Incorrect login or password')
})

test('a page of another site signs nobody in; programs that name no page may ask', async () => {
  const { email, password } = await signUpAt(shop, personAt(shop))
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const lured = await personAt(shop, headers).ask('POST', '/api/auth/sign-in', {
    body: { email, password },
  })
  expect(lured).toMatchObject({ status: 403, body: { error: { code: 'other_origin' } } })
  const program = await fetch(`${shop.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(await program.json()).toMatchObject({ result: true })
})

test('[AUTH-03.9] a session that a browser has before it signs in is worth nothing after', async () => {
  const first = await signUpAt(shop, personAt(shop))
  const person = personAt(shop)
  await signInAt(person, first)
  const planted = person.cookies.get('session') ?? ''
  await signUpAt(shop, person)
  expect(person.cookies.get('session')).not.toBe(planted)
  const thief = personAt(shop)
  thief.cookies.set('session', planted)
  expect((await thief.ask('GET', '/api/user')).body.user).toBeNull()
})
