import { expect } from 'vitest'
import {
  type Person,
  type PersonReply,
  personAt,
  type Shop,
  solvedCaptcha,
} from '../../customers/index.ts'
import { mailedToken } from './mails.ts'

export { type Person, type PersonReply, personAt, solvedCaptcha }

export const PASSWORD = 'seven quiet herons at dusk'

let addresses = 0

/** A new address for each story. */
export function newAddress(): string {
  addresses += 1
  return `person-${process.pid}-${addresses}@example.org`
}

/** Signs up by the mailed link and sets a password; the person is signed in then. */
export async function signUpAt(
  shop: Shop,
  person: Person,
  { email = newAddress(), password = PASSWORD, subscribed = false } = {},
): Promise<{ readonly email: string; readonly password: string }> {
  const captcha = await solvedCaptcha(shop)
  const body = { email, subscribed, source: 'web', captcha }
  const asked = await person.ask('POST', '/api/auth/sign-up', { body })
  expect(asked.body, JSON.stringify(asked.body)).toMatchObject({ result: true })
  const token = await mailedToken(shop, email, 'confirm')
  const confirmed = await person.ask('GET', `/api/auth/confirm/${token}`)
  const { recoverToken } = confirmed.body.result
  const submitted = await person.ask('POST', '/api/auth/recover/submit', {
    body: { recoverToken, password },
  })
  expect(submitted.body, JSON.stringify(submitted.body)).toMatchObject({ result: true })
  return { email, password }
}

/** Who is signed in, by the fields that are asked for; null for a guest. */
export async function userOf(person: Person, fields = ''): Promise<PersonReply['body']> {
  return (await person.ask('GET', `/api/user${fields && `?fields=${fields}`}`)).body.user
}

export function signInAt(person: Person, body: object): Promise<PersonReply> {
  return person.ask('POST', '/api/auth/sign-in', { body })
}
