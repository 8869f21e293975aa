import { expect } from 'vitest'
import { operate, type RunningProduct } from '../../../support/index.ts'
import { type Asked, askProduct } from '../ask-product.ts'
import { codesOf } from '../totp-steps.ts'

export const STAFF_PASSWORD = 'a grey heron at the weir'

/** A member of staff at a browser: keeps the session’s cookie, and has an authenticator. */
export type Member = {
  readonly email: string
  /** As it came: `staff=TOKEN; HttpOnly; …`. */
  readonly setCookie: string
  readonly cookie: string
  readonly code: (steps?: number) => string
  /** The code that the session began with. */
  readonly usedCode: string
  readonly ask: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Asked>
}

type Shop = RunningProduct

/** Where the back office of a shop is: `BACKOFFICE_HOST=localhost` beside the site on 127.0.0.1. */
export function officeOf(shop: Shop): Shop {
  return { ...shop, url: shop.url.replace('127.0.0.1', 'localhost') }
}

/** Asks the back office from its own page. */
export function askOffice(
  shop: Shop,
  method: 'GET' | 'POST',
  path: string,
  sent: { readonly body?: object | undefined; readonly cookie?: string | undefined } = {},
): Promise<Asked> {
  const office = officeOf(shop)
  return askProduct(office, method, `/api/backoffice${path}`, {
    ...(sent.body === undefined ? {} : { body: sent.body }),
    headers: {
      origin: office.url,
      ...(sent.cookie === undefined ? {} : { cookie: sent.cookie }),
    },
  })
}

/** Makes a member by the operator’s command; answers the token of the link that it prints. */
export async function addByCommand(
  place: Readonly<Record<string, string>>,
  email: string,
  role: string,
): Promise<string> {
  const said = await operate(place, 'staff', 'add', email, '--role', role)
  return tokenIn(said)
}

/** The token of an invitation’s link. */
export function tokenIn(text: string): string {
  const token = /\/backoffice\/invitation\/([\w-]{43})/.exec(text)?.[1]
  if (token === undefined) throw new Error(`No invitation in: ${text}`)
  return token
}

/** Takes an invitation, with the authenticator’s code of now. */
export async function joinBy(shop: Shop, token: string, name: string): Promise<Member> {
  const invited = await askOffice(shop, 'POST', '/invitation', { body: { token } })
  expect(invited.status).toBe(200)
  const code = codesOf(String(invited.body.totpSecret))
  const usedCode = code()
  const joined = await askOffice(shop, 'POST', '/join', {
    body: { token, name, password: STAFF_PASSWORD, code: usedCode },
  })
  expect(joined.body).toEqual({ result: true })
  return memberOf(shop, { email: String(invited.body.email), code, usedCode, joined })
}

/** Signs in a member who has joined just now, with the code after that. */
export async function signInAgain(
  shop: Shop,
  member: Pick<Member, 'email' | 'code'>,
): Promise<Member> {
  const { code, email } = member
  const usedCode = code(1)
  const joined = await askOffice(shop, 'POST', '/sign-in', {
    body: { email, password: STAFF_PASSWORD, code: usedCode },
  })
  expect(joined.body).toEqual({ result: true })
  return memberOf(shop, { email, code, usedCode, joined })
}

/** The same member at a shop that was restarted. */
export function memberAt(shop: Shop, member: Member): Member {
  const { cookie } = member
  return { ...member, ask: (method, path, body) => askOffice(shop, method, path, { body, cookie }) }
}

/** The member whom a reply to a sign-in is for. */
export function memberOf(
  shop: Shop,
  known: Pick<Member, 'email' | 'code' | 'usedCode'> & { readonly joined: Asked },
): Member {
  const setCookie = known.joined.headers.get('set-cookie') ?? ''
  const cookie = setCookie.split(';')[0] ?? ''
  return {
    email: known.email,
    code: known.code,
    usedCode: known.usedCode,
    setCookie,
    cookie,
    ask: (method, path, body) => askOffice(shop, method, path, { body, cookie }),
  }
}
