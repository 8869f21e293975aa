import { randomBytes, randomUUID } from 'node:crypto'
import { widgetChallenge, widgetVerifier } from '@causeway/core/accounts/widget-challenge'
import { expect } from 'vitest'
import { apply, type Shop } from '../../../customers/index.ts'
import { createSoftwareAuthenticator } from '../../../support/index.ts'
import { mailedToken } from '../mails.ts'
import { favouritesOf, placeFrom } from '../owner-steps.ts'
import type { TestPartner } from '../partner-steps.ts'
import {
  newAddress,
  PASSWORD,
  type Person,
  personAt,
  signInAt,
  signUpAt,
  solvedCaptcha,
} from '../person.ts'
import { codesOf } from '../totp-steps.ts'
import { usePartnerAccount } from './use-partner-account.ts'

/** An app that the shop knows. */
export const TEST_APP = { id: 'ios', secret: 'secret-of-the-app-1' }

/** Everything that somebody does with an account, from signing up to deleting it. */
export async function useAccounts(
  shop: Shop,
  partner: TestPartner,
  whileSignedIn: (person: Person) => Promise<void>,
): Promise<void> {
  const person = personAt(shop)
  const email = newAddress()
  await person.ask('POST', '/api/auth/resend-verification', {
    body: { email, captcha: await solvedCaptcha(shop) },
  })
  await signUpAt(shop, person, { email })
  await whileSignedIn(person)
  await person.ask('GET', '/api/user?fields=id,email')
  await person.ask('GET', '/api/user/flags?flags=subscribed')
  await person.change('POST', '/api/user/proof', { password: PASSWORD })
  await person.change('POST', '/api/user/subscriptions', { subscribed: true })
  await useFavourites(shop, person)
  await useCodes(person)
  await usePasskeys(shop, person)
  await useServices(shop, person)
  await usePartnerAccount(shop, person, partner)
  await useWidget(shop, person)
  await changeEmail(shop, person)
  await signInAgain(shop, person)
}

async function useFavourites(shop: Shop, person: Person): Promise<void> {
  await placeFrom(shop, person, { from: 'btc', to: 'usdc' })
  const [favourite] = await favouritesOf(person, 'usdc')
  const id = favourite?.id
  await person.change('POST', '/api/addresses/favourites', { id, name: 'Mine' })
  await person.change('DELETE', `/api/addresses/favourites?id=${id}`)
}

async function useWidget(shop: Shop, person: Person): Promise<void> {
  const verifier = widgetVerifier(randomBytes(32))
  const challenge = widgetChallenge(verifier)
  const { code } = (await person.change('POST', '/api/auth/widget-code', { challenge })).body.result
  const body = { code, verifier }
  await personAt(shop).ask('POST', '/api/auth/widget-sign-in', { body })
}

async function useCodes(person: Person): Promise<void> {
  const change = (path: string, body: object = {}) =>
    person.change('POST', `/api/user/${path}`, { password: PASSWORD, ...body })
  await person.change('POST', '/api/user/totp/enable')
  await change('totp/disable-unconfirmed')
  const { totpSecret } = (await person.change('POST', '/api/user/totp/enable')).body
  const codeOf = codesOf(totpSecret)
  const on = await change('totp/confirm', { code: codeOf() })
  const [first, second]: readonly string[] = on.body.recoveryCodes
  const renewed = await change('recovery-codes', { code: first })
  const code = renewed.body.recoveryCodes?.[0] ?? second
  expect((await change('totp/disable', { code })).body).toMatchObject({ result: true })
}

async function usePasskeys(shop: Shop, person: Person): Promise<void> {
  const { body } = await person.change('POST', '/api/user/passkeys/options', {
    password: PASSWORD,
  })
  const userHandle = Buffer.from(body.options.user.id, 'base64url').toString()
  const key = createSoftwareAuthenticator(shop.url.replace('127.0.0.1', 'localhost'), userHandle)
  const response = key.create(body.options)
  await person.change('POST', '/api/user/passkeys', { name: 'Key', response })
  const elsewhere = personAt(shop)
  const asked = await elsewhere.ask('POST', '/api/auth/passkey/options', { body: {} })
  await elsewhere.ask('POST', '/api/auth/passkey', {
    body: { response: key.get(asked.body.result) },
  })
  const [passkey] = (await person.ask('GET', '/api/user/passkeys')).body.result
  const path = `/api/user/passkeys/${passkey.id}`
  await person.change('PATCH', path, { name: 'My key' })
  await person.change('DELETE', path, { password: PASSWORD })
}

/** Other services' sign-in as far as a browser goes without them, and an app of the operator's. */
async function useServices(shop: Shop, person: Person): Promise<void> {
  await person.ask('GET', '/api/oauth/google')
  await person.ask('GET', '/api/oauth/google/callback?error=access_denied')
  await person.ask('GET', '/api/oauth/mail/nothing')
  await person.change('POST', '/api/oauth/google/link', { password: PASSWORD })
  await person.change('DELETE', `/api/user/social-accounts?serviceId=${randomUUID()}`, {
    password: PASSWORD,
  })
  await person.change('POST', `/api/oauth/access-token/${TEST_APP.id}`, { secret: TEST_APP.secret })
  const email = newAddress()
  const app = personAt(shop)
  const captcha = await solvedCaptcha(shop)
  await app.ask('POST', '/api/auth/sign-up', { body: { email, captcha, source: 'widget' } })
  const confirmToken = await mailedToken(shop, email, 'confirm')
  await app.ask('POST', '/api/auth/check-confirm-and-get-token', { body: { email, confirmToken } })
}

async function changeEmail(shop: Shop, person: Person): Promise<void> {
  const email = newAddress()
  await person.change('POST', '/api/user/email', { email, password: PASSWORD })
  const token = await mailedToken(shop, email, 'email')
  await person.ask('POST', '/api/auth/confirm-email', { body: { token } })
  await signInAt(person, { email, password: PASSWORD })
  const captcha = await solvedCaptcha(shop)
  await person.ask('POST', '/api/auth/form-recover', { body: { email, captcha } })
  const recoverToken = await mailedToken(shop, email, 'recover')
  await person.ask('POST', '/api/auth/recover', { body: { recoverToken } })
}

async function signInAgain(shop: Shop, person: Person): Promise<void> {
  const password = 'eleven brave otters at noon'
  await person.change('POST', '/api/user/password', { password, old_password: PASSWORD })
  const email = (await person.ask('GET', '/api/user?fields=email')).body.user?.email
  const other = personAt(shop)
  await signInAt(other, { email, password })
  const [session] = (await other.ask('GET', '/api/user/sessions')).body.result
  await other.change('DELETE', `/api/user/sessions?id=${session.id}`)
  await person.change('POST', '/api/auth/logout', { no_redirect: true })
  await signInAt(person, { email, password })
  await person.ask('POST', '/api/transactions', {
    body: (await apply(shop, { from: 'btc', to: 'eth' })).body,
  })
  await person.change('DELETE', '/api/user', { password })
}
