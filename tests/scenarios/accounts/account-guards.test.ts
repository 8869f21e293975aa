// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { mailedToken } from '../support/mails.ts'
import {
  newAddress,
  PASSWORD,
  type Person,
  personAt,
  signInAt,
  signUpAt,
  solvedCaptcha,
  userOf,
} from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'
import { codesOf, turnTotpOn } from '../support/totp-steps.ts'

let shop: RunningProduct
beforeAll(async () => {
  const proxy = { TRUST_PROXY: 'true', COUNTRY_HEADER: 'x-visitor-country' }
  shop = await startShop('account_guards', proxy)
})
afterAll(() => stopShop(shop))

test('[AUTH-07.1,2,6,7] [AUTH-03.2,3] [AUTH-04.3] codes of an authenticator are set up, asked for, and each taken once', async () => {
  const person = personAt(shop)
  const account = await signUpAt(shop, person)
  const { totpSecret, totpQrLink } = (await person.change('POST', '/api/user/totp/enable')).body
  expect(totpQrLink).toContain(`secret=${totpSecret}`)
  expect(await userOf(person, 'totpState,totpSecret,totpUnconfirmed,totpLink')).toEqual({
    totpState: 'unconfirmed',
    totpSecret,
    totpUnconfirmed: true,
    totpLink: totpQrLink,
  })
  const code = codesOf(totpSecret)
  const proof = { password: PASSWORD, code: code() }
  const { recoveryCodes } = (await person.change('POST', '/api/user/totp/confirm', proof)).body
  expect(recoveryCodes).toHaveLength(10)
  expect((await person.ask('GET', '/api/user/recovery-codes')).body.result).toEqual({ left: 10 })

  const phone = personAt(shop)
  const first = await signInAt(phone, account)
  expect(first.body).toMatchObject({ result: false, errors: { totp: expect.any(String) } })
  expect(phone.cookies.has('session')).toBe(false)
  const step = { email: account.email, token: first.body.token }
  const wrong = await signInAt(phone, { ...step, totp: '000000' })
  expect(wrong.body).toEqual({
    result: false,
    errors: { main: null, totp: 'Invalid Google Authenticator code', suspicious: null },
    token: first.body.token,
    attemptsLeft: 4,
  })
  const used = await signInAt(phone, { ...step, totp: proof.code })
  expect(used.body).toMatchObject({ result: false, attemptsLeft: 3 })
  expect((await signInAt(phone, { ...step, totp: code(1) })).body.result).toBe(true)
  const lost = await signInAt(phone, { ...step, totp: recoveryCodes[0] })
  expect(lost.body).toMatchObject({
    result: false,
    errors: { main: 'Internal Error' },
    token: null,
  })
  const next = await signInAt(personAt(shop), account)
  const byRecovery = { email: account.email, token: next.body.token, totp: recoveryCodes[0] }
  expect((await signInAt(personAt(shop), byRecovery)).body.result).toBe(true)
  const { token } = (await signInAt(personAt(shop), account)).body
  const twice = await signInAt(personAt(shop), { ...byRecovery, token })
  expect(twice.body).toMatchObject({ result: false, attemptsLeft: 4 })
})

test('[AUTH-07.3,5] [AUTH-18.3] a secret that was not confirmed is dropped; five wrong codes, counted down, shut the next one out', async () => {
  const person = personAt(shop)
  const account = await signUpAt(shop, person)
  const enable = async () => (await person.change('POST', '/api/user/totp/enable')).body.totpSecret
  const first = await enable()
  expect(await userOf(person, 'totpState')).toEqual({ totpState: 'unconfirmed' })
  const dropped = await person.change('POST', '/api/user/totp/disable-unconfirmed')
  expect(dropped.body).toEqual({ result: true })
  const state = await userOf(person, 'totpState,totpSecret,totpQrLink,totpUnconfirmed')
  expect(state).toEqual({
    totpState: 'disabled',
    totpSecret: null,
    totpQrLink: null,
    totpUnconfirmed: false,
  })
  expect((await signInAt(personAt(shop), account)).body.result).toBe(true)
  const secret = await enable()
  expect(secret).not.toBe(first)
  const code = codesOf(secret)
  const proof = { password: PASSWORD, code: code(-1) }
  expect((await person.change('POST', '/api/user/totp/confirm', proof)).body.result).toBe(true)
  const unconfirmed = await person.change('POST', '/api/user/totp/disable-unconfirmed')
  expect(unconfirmed.body).toMatchObject({ result: false })
  expect(await userOf(person, 'totpState,totpAttempts')).toEqual({
    totpState: 'enabled',
    totpAttempts: 5,
  })

  const guesser = personAt(shop)
  const { token } = (await signInAt(guesser, account)).body
  const guess = (given: string, totpCode: string) =>
    signInAt(guesser, { email: account.email, token: given, totp: totpCode })
  const right = [code(-1), code(0), code(1), code(2), code(3)]
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (each) => !right.includes(each),
  )
  for (const attemptsLeft of [4, 3, 2, 1, 0]) {
    expect((await guess(token, wrong ?? '')).body).toMatchObject({ result: false, attemptsLeft })
    expect(await userOf(person, 'totpAttempts')).toEqual({ totpAttempts: attemptsLeft })
  }
  // The token stood for five; with another, not even the right code is looked at.
  expect((await guess(token, code())).body).toMatchObject({
    result: false,
    errors: { main: 'Internal Error' },
    token: null,
  })
  const again = (await signInAt(guesser, account)).body
  const shut = await guess(again.token, code())
  expect(shut).toMatchObject({ status: 429, body: { error: { code: 'too_often' } } })
  expect(shut.body.error.details.retryAfterSeconds).toBeGreaterThan(14 * 60)
  expect(guesser.cookies.has('session')).toBe(false)
})

describe('tokens against other sites', () => {
  test('[AUTH-10.3] the home page hands one out to whoever asks without cookies', async () => {
    const answer = await fetch(`${shop.url}/`)
    expect(answer.headers.get('x-csrf-token')).toMatch(/^[\w-]{43}$/)
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /^csrf=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=2678400$/m,
    )
    const known = await fetch(`${shop.url}/`, { headers: { cookie: 'a=b' } })
    expect(known.headers.get('x-csrf-token')).toBeNull()
  })

  test('[AUTH-10.2] one belongs to its browser and its session', async () => {
    const person = personAt(shop)
    const account = await signUpAt(shop, person)
    const other = personAt(shop)
    await signInAt(other, account)
    const { csrf } = (await person.ask('GET', '/api/csrf')).body
    const subscribe = (who: Person, _csrf: string) =>
      who.ask('POST', '/api/user/subscriptions', { body: { subscribed: true, _csrf } })
    expect((await subscribe(other, csrf)).body.error.code).toBe('csrf_wrong')
    // Not even with the cookie that it was made from.
    other.cookies.set('csrf', person.cookies.get('csrf') ?? '')
    expect((await subscribe(other, csrf)).body.error.code).toBe('csrf_wrong')
    expect((await subscribe(person, csrf)).body).toEqual({ result: true })
  })

  test('[AUTH-10.6,7] a client without cookies of its own lives by headers; its session never meets the browser’s', async () => {
    const account = await signUpAt(shop, personAt(shop))
    let kept = ''
    const ask = async (method: 'GET' | 'POST', path: string, body?: object, more = {}) => {
      const response = await fetch(shop.url + path, {
        method,
        headers: { 'content-type': 'application/json', 'x-cookies': kept, ...more },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const set = response.headers.get('x-set-cookies')?.split(', ') ?? []
      const pairs = set.map((cookie) => cookie.split(';')[0] ?? '')
      kept = [...kept.split('; ').filter((pair) => pair !== ''), ...pairs].join('; ')
      return { response, body: await response.json() }
    }
    const signedIn = await ask('POST', '/api/auth/sign-in', account)
    expect(signedIn.body.result).toBe(true)
    expect(signedIn.response.headers.getSetCookie()).toEqual([])
    const { csrf } = (await ask('GET', '/api/csrf')).body
    const token = { 'x-csrf-token': csrf }
    const change = { subscribed: true }
    expect((await ask('POST', '/api/user/subscriptions', change)).body.error.code).toBe(
      'csrf_wrong',
    )
    const elsewhere = { ...token, origin: 'https://elsewhere.example' }
    const lured = await ask('POST', '/api/user/subscriptions', change, elsewhere)
    expect(lured.body.error.code).toBe('other_origin')
    expect((await ask('POST', '/api/user/subscriptions', change, token)).body).toEqual({
      result: true,
    })
    const mixed = await fetch(`${shop.url}/api/user`, {
      headers: { cookie: kept, 'x-cookies': '' },
    })
    expect((await mixed.json()).user).toBeNull()
  })
})

test('[AUTH-03.6] the right password from an unknown browser abroad opens nothing before there is a new one', async () => {
  const account = await signUpAt(shop, personAt(shop, { 'x-visitor-country': 'de' }))
  const abroad = personAt(shop, { 'x-visitor-country': 'br' })
  const stopped = await signInAt(abroad, account)
  expect(stopped.body).toMatchObject({
    result: false,
    errors: { main: null, totp: null, suspicious: expect.stringContaining('new password') },
    token: null,
  })
  expect(abroad.cookies.has('session')).toBe(false)
  const captcha = await solvedCaptcha(shop)
  const body = { email: account.email, captcha }
  expect((await abroad.ask('POST', '/api/auth/form-recover', { body })).body.result).toBe(true)
  const recoverToken = await mailedToken(shop, account.email, 'recover')
  const fresh = { recoverToken, password: 'nine loud geese at dawn' }
  const set = await abroad.ask('POST', '/api/auth/recover/submit', { body: fresh })
  expect(set.body.result).toBe(true)
  expect(await userOf(abroad, 'email')).toEqual({ email: account.email })
})

test('[AUTH-21.1,2,3] from Japan nobody signs in or up without saying that he does not live there', async () => {
  const account = await signUpAt(shop, personAt(shop))
  const japan = () => personAt(shop, { 'x-visitor-country': 'jp' })
  expect((await japan().ask('GET', '/api/locale/country')).body.result.country).toBe('JP')
  const refused = { status: 403, body: { error: { code: 'japan_unconfirmed' } } }
  expect(await signInAt(japan(), account)).toMatchObject(refused)
  const signUp = { email: newAddress(), captcha: await solvedCaptcha(shop) }
  expect(await japan().ask('POST', '/api/auth/sign-up', { body: signUp })).toMatchObject(refused)
  const body = { ...signUp, notJapanResident: true }
  expect((await japan().ask('POST', '/api/auth/sign-up', { body })).body.result).toBe(true)
  const visitor = japan()
  visitor.cookies.set('not_japan_resident', '1')
  expect((await signInAt(visitor, account)).status).toBe(200)
})

test('[AUTH-07.9] codes of a real authenticator fit after the play world’s clock was moved on', async () => {
  const person = personAt(shop)
  const account = await signUpAt(shop, person)
  const code = await turnTotpOn(person)
  await mustAsk(shop, 'POST', '/api/sandbox/clock', { body: { advanceSeconds: 3_600 } })
  const phone = personAt(shop)
  const { token } = (await signInAt(phone, account)).body
  const entered = await signInAt(phone, { email: account.email, token, totp: code(1) })
  expect(entered.body).toMatchObject({ result: true })
})
