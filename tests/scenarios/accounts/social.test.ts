// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  OPENID_CLIENT,
  type OpenidProvider,
  startOpenidProvider,
} from '../../openid-provider/start-openid-provider.ts'
import { walkProvider } from '../../openid-provider/walk-provider.ts'
import { onFreePort, type RunningProduct } from '../../support/index.ts'
import { mailedToken } from '../support/mails.ts'
import { placeFrom } from '../support/owner-steps.ts'
import { PASSWORD, type Person, personAt, signInAt, signUpAt } from '../support/person.ts'
import { emailOf, enter, linkedTo, outcomeOf, popupUrl, somebody } from '../support/social-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'
import { turnTotpOn } from '../support/totp-steps.ts'

let provider: OpenidProvider
let shop: RunningProduct
beforeAll(async () => {
  shop = await onFreePort(async (port) => {
    await provider?.stop()
    provider = await startOpenidProvider([`http://127.0.0.1:${port}/api/oauth/google/callback`])
    return startShop('social', {
      PORT: `${port}`,
      TRUST_PROXY: 'true',
      COUNTRY_HEADER: 'x-visitor-country',
      OAUTH_GOOGLE_ISSUER: provider.issuer,
      OAUTH_GOOGLE_CLIENT_ID: OPENID_CLIENT.clientId,
      OAUTH_GOOGLE_CLIENT_SECRET: OPENID_CLIENT.clientSecret,
    })
  })
})
afterAll(async () => {
  await stopShop(shop)
  await provider.stop()
})

describe('signing in by a service', () => {
  test('[AUTH-06.1,2] a real OpenID provider signs in, with state, nonce and PKCE', async () => {
    const person = personAt(shop)
    expect((await person.ask('GET', '/api/oauth')).body).toEqual({
      result: ['google', 'facebook', 'twitter'],
    })
    const asked = new URL(await popupUrl(person, '?clientId=c1')).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    }
    const there = somebody()
    expect(await enter(person, there)).toEqual({ inline: '1' })
    expect(await emailOf(person)).toBe(there.email)
    const again = personAt(shop)
    expect(await enter(again, there, '?goto=/history')).toEqual({ goto: '/history' })
    expect(await emailOf(again)).toBe(there.email)
  })

  test('[AUTH-06.3] the way back counts once, and in the browser that began', async () => {
    const person = personAt(shop)
    const { pathname, search } = await walkProvider(await popupUrl(person), somebody())
    const stranger = personAt(shop)
    expect(await outcomeOf(stranger, pathname + search)).toEqual({ error: 'try_unknown' })
    await popupUrl(stranger)
    expect(await outcomeOf(stranger, pathname + search)).toEqual({ error: 'try_unknown' })
    expect(await emailOf(stranger)).toBeUndefined()
    expect(await outcomeOf(person, pathname + search)).toEqual({ inline: '1' })
    expect(await outcomeOf(person, pathname + search)).toEqual({ error: 'try_unknown' })
  })

  test('[AUTH-19.1,7] the five outcomes stand in the returned query', async () => {
    const person = personAt(shop)
    expect(await enter(person, null)).toEqual({ error: 'social_refused' })
    expect(await enter(person, somebody(), '?goto=//evil.example')).toEqual({ inline: '1' })
    expect(await enter(personAt(shop), somebody(), '?goto=/history')).toEqual({ goto: '/history' })
    const there = somebody({ isEmailVerified: false })
    expect(await enter(personAt(shop), there)).toEqual({ error: 'check_mail', email: there.email })
    const { email } = await signUpAt(shop, person)
    const code = await turnTotpOn(person)
    const stranger = personAt(shop)
    const ended = await enter(stranger, somebody({ email }))
    expect(ended).toEqual({ totp: expect.stringMatching(/^[\w-]{43}$/), email })
    expect(await emailOf(stranger)).toBeUndefined()
    const second = { email, token: ended.totp, totp: code(1) }
    expect((await signInAt(stranger, second)).body).toMatchObject({ result: true })
    const atHome = await signUpAt(shop, personAt(shop, { 'x-visitor-country': 'de' }))
    const abroad = personAt(shop, { 'x-visitor-country': 'br' })
    expect(await enter(abroad, somebody({ email: atHome.email }))).toEqual({
      suspicious: '1',
      email: atHome.email,
    })
    expect(await emailOf(abroad)).toBeUndefined()
  })

  test('[AUTH-06.4] an address that nobody proved opens nothing before the mailed link', async () => {
    const owner = personAt(shop)
    const { email } = await signUpAt(shop, owner)
    const attacker = personAt(shop)
    const there = somebody({ email, isEmailVerified: false })
    expect(await enter(attacker, there)).toEqual({ error: 'check_mail', email })
    const token = await mailedToken(shop, email, 'social')
    // The owner follows the link in the mail, in a browser that began nothing.
    expect(await outcomeOf(owner, `/api/oauth/mail/${token}`)).toEqual({ error: 'link_over' })
    expect(await linkedTo(owner)).toEqual([])
    expect(await emailOf(attacker)).toBeUndefined()
    // The person who began it has the mail, too.
    expect(await outcomeOf(attacker, `/api/oauth/mail/${token}`)).toEqual({ inline: '1' })
    expect(await emailOf(attacker)).toBe(email)
  })

  test('the page at the end runs one script, known by its hash, and sends its address nowhere', async () => {
    const { body, headers } = await personAt(shop).ask('GET', '/api/oauth/result?inline=1')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^']+';/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toContain('location.origin')
  })

  test('a provider that is away, and one that is not offered, are errors of the popup', async () => {
    const person = personAt(shop)
    await person.ask('POST', '/api/sandbox/providers/social/sandbox', { body: { mode: 'down' } })
    expect(await outcomeOf(person, '/api/oauth/twitter')).toEqual({ error: 'social_unavailable' })
    await person.ask('POST', '/api/sandbox/providers/social/sandbox', { body: { mode: 'ok' } })
    expect(await outcomeOf(person, '/api/oauth/myspace')).toEqual({ error: 'provider_not_offered' })
  })
})

describe('linked accounts', () => {
  test('[AUTH-06.5,6] are linked for the password and a token, listed, and unlinked', async () => {
    const person = personAt(shop)
    const { email } = await signUpAt(shop, person)
    const link = (body: object) => person.change('POST', '/api/oauth/google/link', body)
    expect((await person.ask('POST', '/api/oauth/google/link', { body: {} })).status).toBe(403)
    expect((await link({ password: 'not the password' })).body).toMatchObject({ result: false })
    const begun = await link({ password: PASSWORD })
    expect(begun.body).toMatchObject({ result: true, url: expect.any(String) })
    const there = somebody()
    const { pathname, search } = await walkProvider(begun.body.url, there)
    expect(await outcomeOf(person, pathname + search)).toEqual({ inline: '1' })
    const listed = await linkedTo(person)
    expect(listed).toMatchObject([{ provider: 'google', email: there.email }])
    const other = personAt(shop)
    await enter(other, there)
    expect(await emailOf(other)).toBe(email)
    const path = `/api/user/social-accounts?serviceId=${listed[0].serviceId}`
    expect((await person.ask('DELETE', path)).status).toBe(403)
    const { csrf } = (await person.ask('GET', '/api/csrf')).body
    // Somebody who found the browser open must not take the owner's way in away.
    for (const [sent, code] of [
      [{}, 'password_needed'],
      [{ body: {} }, 'password_needed'],
      [{ body: { password: 'not the password' } }, 'password_wrong'],
    ] as const) {
      const refused = await person.ask('DELETE', `${path}&_csrf=${csrf}`, sent)
      expect(refused.body).toMatchObject({ result: false, code })
    }
    expect(await linkedTo(person)).toHaveLength(1)
    const gone = await person.change('DELETE', path, { password: PASSWORD })
    expect(gone.body).toEqual({ result: true })
    expect(await linkedTo(person)).toEqual([])
  })

  test('[AUTH-06.7] [REF-01.13] the only way in stays', async () => {
    const person = personAt(shop)
    await enter(person, somebody())
    const [{ serviceId }] = await linkedTo(person)
    const flags = await person.ask('GET', '/api/user/flags?flags=hasPassword')
    expect(flags.body).toEqual({ result: { hasPassword: false } })
    const { csrf } = (await person.ask('GET', '/api/csrf')).body
    const path = `/api/user/social-accounts?serviceId=${serviceId}&_csrf=${csrf}`
    expect((await person.ask('DELETE', path)).body).toMatchObject({
      result: false,
      code: 'only_way_in',
      errors: { main: expect.any(String) },
    })
  })

  test('a link that another account began is nobody else’s', async () => {
    const victim = personAt(shop)
    await signUpAt(shop, victim)
    const attacker = personAt(shop)
    await signUpAt(shop, attacker)
    const begun = await attacker.change('POST', '/api/oauth/google/link', { password: PASSWORD })
    const { pathname, search } = await walkProvider(begun.body.url, somebody())
    expect(await outcomeOf(victim, pathname + search)).toEqual({ error: 'try_unknown' })
    expect(await linkedTo(victim)).toEqual([])
  })
})

test('[TRACK-14.3] the page of an order tells its owner which services sign in to the account, and nobody else', async () => {
  const wish = { from: 'ltc', to: 'btc' }
  const tells = /Sign in with (\w+) on any device/
  const pageFor = async (who: Person, path: string) =>
    tells.exec((await who.ask<string>('GET', path)).body)?.[1] ?? null
  const owner = personAt(shop)
  await enter(owner, somebody())
  const order = await placeFrom(shop, owner, wish)
  expect(await pageFor(owner, `/transaction/${order.id}`)).toBe('Google')
  expect(await pageFor(owner, `/track/${order.id}`)).toBeNull()

  const withoutServices = personAt(shop)
  await signUpAt(shop, withoutServices)
  const other = await placeFrom(shop, withoutServices, wish)
  for (const [who, { id }] of [
    [withoutServices, other],
    [withoutServices, order],
    [owner, other],
    [personAt(shop), order],
  ] as const) {
    const { body } = await who.ask<string>('GET', `/transaction/${id}`)
    expect(body).toContain(id.slice(0, 8))
    expect(body).not.toMatch(tells)
  }
})
