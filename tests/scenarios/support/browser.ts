import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { vi } from 'vitest'
import type { Shop } from '../../customers/index.ts'

export type Sent = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser as the product sees it: it keeps cookies and says which page asks. */
export type Browser = {
  readonly cookies: ReadonlyMap<string, string>
  readonly ask: <T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    sent?: Sent,
  ) => Promise<{ readonly status: number; readonly body: T }>
  /** The token that changes of its account carry. */
  readonly csrf: () => Promise<string>
}

/** Opens a browser without cookies, on a page of the shop's own. */
export function openBrowser(shop: Shop): Browser {
  const cookies = new Map<string, string>()
  const ask: Browser['ask'] = async (method, path, { body, headers } = {}) => {
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: {
        origin: shop.url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    cookies,
    ask,
    csrf: async () => (await ask<{ csrf: string }>('GET', '/api/csrf')).body.csrf,
  }
}

export const PASSWORD = 'seven quiet herons at dusk'

/** Makes an account as anybody makes one, by a link in a mail, and is signed in to it. */
export async function signUp(shop: Shop, browser: Browser, email: string): Promise<void> {
  const captcha = await solveCaptcha(browser)
  await browser.ask('POST', '/api/auth/sign-up', { body: { email, source: 'web', captcha } })
  const token = await mailedToken(shop, email, 'confirm')
  const confirmed = await browser.ask<{ result: { recoverToken: string } }>(
    'GET',
    `/api/auth/confirm/${token}`,
  )
  const { recoverToken } = confirmed.body.result
  const body = { recoverToken, password: PASSWORD }
  await mustSignIn(browser.ask('POST', '/api/auth/recover/submit', { body }))
}

/** Signs a browser in that knows the account's password. */
export async function signIn(browser: Browser, email: string): Promise<void> {
  const body = { email, password: PASSWORD }
  await mustSignIn(browser.ask('POST', '/api/auth/sign-in', { body }))
}

async function mustSignIn(asked: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await asked
  const isIn = typeof body === 'object' && body !== null && 'result' in body && body.result === true
  if (!isIn) throw new Error(`Nobody was signed in: ${status} ${JSON.stringify(body)}`)
}

/** The token of the newest mailed link of a kind. */
export async function mailedToken(shop: Shop, email: string, kind: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const texts = await mailTexts(shop, email)
      const found = texts.map((text) => new RegExp(`/auth/${kind}/([\\w-]+)`).exec(text)?.[1])
      const token = found.find((each) => each !== undefined)
      if (token === undefined) throw new Error(`No mail with a link to ${kind} came to ${email}`)
      return token
    },
    { timeout: 30_000, interval: 200 },
  )
}

/** Subjects and texts of an address's mails, newest first. */
export async function mailTexts(shop: Shop, email: string): Promise<readonly string[]> {
  const reply = await fetch(`${shop.url}/api/sandbox/mail?to=${encodeURIComponent(email)}`)
  const { mails }: { mails: { subject: string; text: string }[] } = await reply.json()
  return mails.map(({ subject, text }) => `${subject}\n${text}`)
}

async function solveCaptcha(browser: Browser): Promise<string> {
  const { body: challenge } = await browser.ask<Challenge>('GET', '/api/gt/register')
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
