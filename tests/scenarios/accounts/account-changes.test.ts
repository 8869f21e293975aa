// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { mailedToken, mailTexts } from '../support/mails.ts'
import { placeFrom } from '../support/owner-steps.ts'
import { newAddress, PASSWORD, personAt, signInAt, signUpAt, userOf } from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'
import { codesOf } from '../support/totp-steps.ts'

let shop: RunningProduct
beforeAll(async () => {
  const proxy = { TRUST_PROXY: 'true', COUNTRY_HEADER: 'x-visitor-country' }
  shop = await startShop('account_changes', proxy)
})
afterAll(() => stopShop(shop))

describe('the user', () => {
  test('[AUTH-18.1,2,4] is told by the fields that were asked for, and by all of them where none were', async () => {
    const person = personAt(shop)
    const { email } = await signUpAt(shop, person)
    const user = await userOf(person)
    expect(user).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      subscribed: false,
      totpState: 'disabled',
      totpQrLink: null,
      totpLink: null,
      totpSecret: null,
      totpUnconfirmed: false,
      totpAttempts: 5,
      network: null,
      affiliateApproved: false,
      apiRevenueShare: null,
      merchantId: expect.stringMatching(/^[0-9a-f]{20}$/),
      transactionsCount: 0,
      hasPassword: true,
    })
    expect(await userOf(person, 'email,id')).toEqual({ id: user.id, email })
    await placeFrom(shop, person, { from: 'ltc', to: 'btc' })
    expect(await userOf(person, 'transactionsCount')).toEqual({ transactionsCount: 1 })
    const unknown = await person.ask('GET', '/api/user?fields=email,password_hash')
    expect(unknown).toMatchObject({ status: 400, body: { error: { code: 'field_malformed' } } })
  })

  test('[AUTH-18.5] is null for a guest, who still gets a token for what he may do', async () => {
    const { body } = await personAt(shop).ask('GET', '/api/user?fields=id')
    expect(body).toEqual({ user: null, csrf: expect.stringMatching(/^[\w-]{43}$/) })
    for (const path of ['sessions', 'subscriptions', 'passkeys', 'recovery-codes', 'export']) {
      const refused = await personAt(shop).ask('GET', `/api/user/${path}`)
      expect(refused).toMatchObject({ status: 401, body: { error: { code: 'signed_out' } } })
    }
  })

  test('[REF-01.13] has flags of his own, and of nobody else', async () => {
    const person = personAt(shop)
    await signUpAt(shop, person)
    const { id } = await userOf(person, 'id')
    const names = 'subscribed,hasPassword,totpEnabled,totpUnconfirmed,affiliateApproved'
    const flags = async (wanted = names) =>
      (await person.ask('GET', `/api/user/flags?userId=${id}&flags=${wanted}`)).body
    const fresh = {
      subscribed: false,
      hasPassword: true,
      totpEnabled: false,
      totpUnconfirmed: false,
      affiliateApproved: false,
    }
    expect(await flags()).toEqual({ result: fresh })
    expect(await flags('hasPassword')).toEqual({ result: { hasPassword: true } })
    // Each follows its own fact, and no other.
    await person.change('POST', '/api/user/subscriptions', { subscribed: true })
    expect(await flags()).toEqual({ result: { ...fresh, subscribed: true } })
    const { totpSecret } = (await person.change('POST', '/api/user/totp/enable')).body
    expect(await flags()).toEqual({ result: { ...fresh, subscribed: true, totpUnconfirmed: true } })
    const proof = { password: PASSWORD, code: codesOf(totpSecret)() }
    await person.change('POST', '/api/user/totp/confirm', proof)
    expect(await flags()).toEqual({ result: { ...fresh, subscribed: true, totpEnabled: true } })
    expect(await flags('hasPassword,isAdmin')).toMatchObject({ error: { code: 'field_malformed' } })
    const other = await personAt(shop).ask('GET', `/api/user/flags?userId=${id}&flags=hasPassword`)
    expect(other.status).toBe(401)
  })
})

describe('changes', () => {
  test('[AUTH-09.1,10] [AUTH-20.2] a new password needs the old one, and every other session ends', async () => {
    const person = personAt(shop)
    const account = await signUpAt(shop, person)
    const phone = personAt(shop)
    await signInAt(phone, account)
    const fresh = 'a whole new set of words'
    const body = { old_password: 'wrong', password: fresh, totp_code: '', __type: 'passwd' }
    const wrong = await person.change('POST', '/api/user/password', body)
    expect(wrong.body).toEqual({
      result: false,
      code: 'password_wrong',
      errors: { main: 'Internal error', old_password: 'Incorrect login or password' },
    })
    const before = person.cookies.get('session')
    const right = { ...body, old_password: PASSWORD }
    const done = await person.change('POST', '/api/user/password', right)
    expect(done.body).toEqual({ result: true })
    expect(person.cookies.get('session')).not.toBe(before)
    expect(await userOf(phone)).toBeNull()
    expect(await userOf(person, 'email')).toEqual({ email: account.email })
    const again = await signInAt(personAt(shop), { ...account, password: fresh })
    expect(again.body.result).toBe(true)
  })

  test('[AUTH-09.2] a new address counts when its own link is followed; the old one is told', async () => {
    const person = personAt(shop)
    const account = await signUpAt(shop, person)
    const email = newAddress()
    const body = { email, subscribed: true, __type: 'email' }
    const unproven = await person.change('POST', '/api/user/email', body)
    expect(unproven.body).toMatchObject({ result: false, code: 'password_needed' })
    const asked = await person.change('POST', '/api/user/email', { ...body, password: PASSWORD })
    expect(asked.body).toEqual({ result: true })
    expect(await userOf(person, 'email')).toEqual({ email: account.email })
    const token = await mailedToken(shop, email, 'email')
    const confirmed = await person.ask('POST', '/api/auth/confirm-email', { body: { token } })
    expect(confirmed.body).toEqual({ result: { email } })
    expect(await userOf(personAt(shop))).toBeNull()
    expect((await signInAt(personAt(shop), { email, password: PASSWORD })).body.result).toBe(true)
    const texts = () => mailTexts(shop, account.email)
    await expect.poll(texts, { timeout: 120_000 }).toSatisfy((mails: string[]) => mails.length > 1)
  })

  test('[AUTH-09.3] the newsletter is wanted and no longer', async () => {
    const person = personAt(shop)
    await signUpAt(shop, person)
    for (const subscribed of [true, false]) {
      const body = { subscribed }
      expect((await person.change('POST', '/api/user/subscriptions', body)).body.result).toBe(true)
      const { result } = (await person.ask('GET', '/api/user/subscriptions')).body
      expect(result).toEqual({ subscribed })
    }
  })

  test('[AUTH-09.6] sessions are listed with their devices, and end one by one or all but this one', async () => {
    const person = personAt(shop, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    })
    const account = await signUpAt(shop, person)
    const others = [personAt(shop), personAt(shop), personAt(shop)]
    for (const other of others) await signInAt(other, account)
    const list = (await person.ask('GET', '/api/user/sessions')).body.result
    expect(list).toHaveLength(4)
    expect(list.filter((each: { isCurrent: boolean }) => each.isCurrent)).toMatchObject([
      { device: 'Firefox, Linux', method: expect.any(String) },
    ])
    const foreign = personAt(shop)
    await signUpAt(shop, foreign)
    const [one] = list.filter((each: { isCurrent: boolean }) => !each.isCurrent)
    await foreign.change('DELETE', `/api/user/sessions?id=${one.id}`)
    expect((await person.ask('GET', '/api/user/sessions')).body.result).toHaveLength(4)
    await person.change('DELETE', `/api/user/sessions?id=${one.id}`)
    expect((await person.ask('GET', '/api/user/sessions')).body.result).toHaveLength(3)
    await person.change('DELETE', '/api/user/sessions')
    expect((await person.ask('GET', '/api/user/sessions')).body.result).toHaveLength(1)
    for (const other of others) expect(await userOf(other)).toBeNull()
  })

  test('[AUTH-09.7,9] an account is handed out as a file, and deleted for its password', async () => {
    const person = personAt(shop)
    const { email } = await signUpAt(shop, person)
    const file = await person.ask('GET', '/api/user/export')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
    expect(JSON.stringify(file.body)).toContain(email)
    const { csrf } = (await person.ask('GET', '/api/csrf')).body
    const path = `/api/user?_csrf=${csrf}`
    const wrong = await person.ask('DELETE', path, { body: { password: 'wrong' } })
    expect(wrong.body).toMatchObject({
      result: false,
      errors: { password: 'Incorrect login or password' },
    })
    const done = await person.ask('DELETE', path, { body: { password: PASSWORD } })
    expect(done.body).toEqual({ result: true })
    expect(person.cookies.has('session')).toBe(false)
    const again = await signInAt(personAt(shop), { email, password: PASSWORD })
    expect(again.body.result).toBe(false)
  })

  test('[AUTH-07.4,8] [AUTH-09.11] with codes on, password and codes are changed by both, and turned off by both', async () => {
    const person = personAt(shop)
    const account = await signUpAt(shop, person)
    const code = codesOf((await person.change('POST', '/api/user/totp/enable')).body.totpSecret)
    const change = async (path: string, body: object) =>
      (await person.change('POST', `/api/user/${path}`, body)).body
    const on = await change('totp/confirm', { password: PASSWORD, code: code(-1) })

    const fresh = 'a whole new set of words'
    const body = { old_password: PASSWORD, password: fresh, __type: 'passwd' }
    expect(await change('password', { ...body, totp_code: '' })).toMatchObject({ result: false })
    expect(await change('password', { ...body, totp_code: code() })).toEqual({ result: true })

    const proof = { password: fresh, code: code(1) }
    const renewed = await change('recovery-codes', proof)
    expect(renewed.recoveryCodes).toHaveLength(10)
    for (const refused of [
      { password: fresh, code: '' },
      { password: fresh, code: on.recoveryCodes[0] },
      { password: PASSWORD, code: renewed.recoveryCodes[0] },
      proof,
    ])
      expect(await change('totp/disable', refused), JSON.stringify(refused)).toMatchObject({
        result: false,
      })
    expect(await userOf(person, 'totpState')).toEqual({ totpState: 'enabled' })
    const right = { password: fresh, code: renewed.recoveryCodes[0] }
    expect(await change('totp/disable', right)).toEqual({ result: true })
    const state = await userOf(person, 'totpState,totpSecret')
    expect(state).toEqual({ totpState: 'disabled', totpSecret: null })
    const again = await signInAt(personAt(shop), { ...account, password: fresh })
    expect(again.body.result).toBe(true)
  })
})
