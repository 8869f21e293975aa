// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { type Bend, createSoftwareAuthenticator } from '../../support/index.ts'
import { mailTexts } from '../support/mails.ts'
import { PASSWORD, type Person, personAt, signUpAt } from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'
import { codesOf } from '../support/totp-steps.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('passkeys')
})
afterAll(() => stopShop(shop))

type Key = ReturnType<typeof createSoftwareAuthenticator>

/** The shop has no `PUBLIC_URL`: browsers make its passkeys at `localhost`, never at 127.0.0.1. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost')

async function register(person: Person, name: string): Promise<Key> {
  const asked = await person.change('POST', '/api/user/passkeys/options', { password: PASSWORD })
  const { options } = asked.body
  const userHandle = Buffer.from(options.user.id, 'base64url').toString()
  const key = createSoftwareAuthenticator(named(shop.url), userHandle)
  const response = key.create(options)
  const added = await person.change('POST', '/api/user/passkeys', { name, response })
  expect(added.body).toEqual({ result: true })
  return key
}

async function enter(key: Key, bend?: Bend) {
  const person = personAt(shop)
  const { body } = await person.ask('POST', '/api/auth/passkey/options', { body: {} })
  const response = key.get(body.result, bend)
  const signedIn = await person.ask('POST', '/api/auth/passkey', { body: { response } })
  return { person, signedIn, response }
}

test('a shop without a name gives its passkeys at localhost, to whoever came there', async () => {
  const here = { ...shop, url: named(shop.url) }
  const person = personAt(here)
  const { email } = await signUpAt(here, person)
  const key = await register(person, 'Here')
  const { body } = await person.ask('POST', '/api/auth/passkey/options', { body: {} })
  expect(body.result).toMatchObject({ rpId: 'localhost' })
  const again = personAt(here)
  const response = key.get(body.result)
  const signedIn = await again.ask('POST', '/api/auth/passkey', { body: { response } })
  expect(signedIn.body).toMatchObject({ result: true })
  expect((await again.ask('GET', '/api/user?fields=email')).body.user).toEqual({ email })
  // Its cookie and its origin count for changes too.
  const news = await again.change('POST', '/api/user/subscriptions', { subscribed: true })
  expect(news.body).toMatchObject({ result: true })
})

test('a passkey signs in without password and code, once an answer, from this site only', async () => {
  const person = personAt(shop)
  const { email } = await signUpAt(shop, person)
  const refused = await person.change('POST', '/api/user/passkeys/options', {})
  expect(refused.body).toMatchObject({ result: false })
  const key = await register(person, 'Phone')
  await expect
    .poll(async () => (await mailTexts(shop, email)).join('\n'), { timeout: 120_000 })
    .toContain('Phone')
  // With codes on, it still needs none: it asks for a PIN or a finger itself.
  const { totpSecret } = (await person.change('POST', '/api/user/totp/enable')).body
  const code = codesOf(totpSecret)()
  const on = await person.change('POST', '/api/user/totp/confirm', { password: PASSWORD, code })
  expect(on.body.recoveryCodes).toHaveLength(10)

  const { person: elsewhere, signedIn, response } = await enter(key)
  expect(signedIn.body).toMatchObject({ result: true })
  expect((await elsewhere.ask('GET', '/api/user?fields=email')).body.user).toEqual({ email })
  const again = await personAt(shop).ask('POST', '/api/auth/passkey', { body: { response } })
  expect(again).toMatchObject({ status: 422, body: { error: { code: 'passkey_refused' } } })
  for (const bend of [{ origin: 'https://evil.example' }, { isVerified: false }, { counter: 1 }]) {
    const { person: nobody, signedIn: answer } = await enter(key, bend)
    expect(answer.body, JSON.stringify(bend)).toMatchObject({ error: { code: 'passkey_refused' } })
    expect(nobody.cookies.has('session')).toBe(false)
  }
  const { person: still } = await enter(key)
  expect(still.cookies.has('session')).toBe(true)
})
