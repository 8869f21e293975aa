import type { CreateTransactionReply } from '@causeway/api/contract'
import type { BrowserContext } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Secret, TOTP } from 'otpauth'
import { apply } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expect } from '../product-test.ts'

export type TestAccount = { readonly email: string; readonly password: string }

/** Sends a body to a path and gives the reply's. */
type Post = (path: string, body: unknown) => Promise<unknown>

const PASSWORD = 'seven quiet herons at dusk'
let count = 0

/** An account of its own, made as anybody makes one: by a link in a mail. No browser is signed in by it. */
export function createAccount(product: RunningProduct): Promise<TestAccount> {
  return signUp(product, async (path, body) => {
    const reply = await fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.json()
  })
}

/** The same, made in a browser: it is signed in then. */
export function createAccountIn(
  context: BrowserContext,
  product: RunningProduct,
): Promise<TestAccount> {
  return signUp(product, postFrom(context, product))
}

async function signUp(product: RunningProduct, post: Post): Promise<TestAccount> {
  count += 1
  const email = `person-${process.pid}-${count}@example.org`
  const captcha = await solveCaptcha(product)
  const asked = await post('/api/auth/sign-up', { email, source: 'web', captcha })
  expect(asked, JSON.stringify(asked)).toMatchObject({ result: true })
  const token = await linkIn(product, email, 'confirm')
  const confirmed = await fetch(`${product.url}/api/auth/confirm/${token}`)
  const { result }: { result: { recoverToken: string } } = await confirmed.json()
  const given = { recoverToken: result.recoverToken, password: PASSWORD }
  expect(await post('/api/auth/recover/submit', given)).toMatchObject({ result: true })
  return { email, password: PASSWORD }
}

/** Signs a browser in, without its modal. */
export async function signIn(
  context: BrowserContext,
  product: RunningProduct,
  { email, password }: TestAccount,
): Promise<void> {
  const reply = await postFrom(context, product)('/api/auth/sign-in', { email, password })
  expect(reply).toMatchObject({ result: true })
}

/** Makes an order of the account that a browser is signed in to, and answers its public code. */
export async function placeSignedIn(
  context: BrowserContext,
  product: RunningProduct,
): Promise<string> {
  const { body, key } = await apply(product, { from: 'ltc', to: 'btc' })
  const origin = originOf(product)
  const reply = await context.request.post(`${origin}/api/transactions`, {
    data: body,
    headers: { origin, 'idempotency-key': key },
  })
  const { transaction }: CreateTransactionReply = await reply.json()
  return transaction.transactionId
}

function postFrom(context: BrowserContext, product: RunningProduct): Post {
  const origin = originOf(product)
  return async (path, data) => {
    const reply = await context.request.post(`${origin}${path}`, { data, headers: { origin } })
    return reply.json()
  }
}

export type TurnedOn = {
  readonly totp: TOTP
  /** When the app's code was used that proved it: no code of that half minute is taken again. */
  readonly usedAt: number
  readonly recoveryCodes: readonly string[]
}

/** Turns two-factor sign-in on for the account that a browser is signed in to. */
export async function turnTotpOn(
  context: BrowserContext,
  product: RunningProduct,
  { password }: TestAccount,
): Promise<TurnedOn> {
  const origin = originOf(product)
  const { csrf } = await (await context.request.get(`${origin}/api/csrf`)).json()
  const change = async (path: string, given: object) => {
    const data = { ...given, _csrf: csrf }
    const url = `${origin}/api/user/totp/${path}`
    return (await context.request.post(url, { data, headers: { origin } })).json()
  }
  const { totpSecret } = await change('enable', {})
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) })
  const usedAt = Date.now()
  const code = totp.generate({ timestamp: usedAt })
  const confirmed = await change('confirm', { code, password })
  expect(confirmed).toMatchObject({ result: true })
  return { totp, usedAt, recoveryCodes: confirmed.recoveryCodes }
}

/** A code that the app shows after the one it was proven with, early at most by a step: it is taken once. */
export function nextCode({ totp, usedAt }: TurnedOn): string {
  return totp.generate({ timestamp: Math.max(usedAt + 30_000, Date.now()) })
}

/** Under which address browsers see the product. */
export function originOf(product: RunningProduct): string {
  return product.url.replace('127.0.0.1', 'localhost')
}

/** The token of the newest link of a kind that was mailed to an address. */
export async function linkIn(
  product: RunningProduct,
  email: string,
  kind: 'confirm' | 'recover' | 'email' | 'social',
): Promise<string> {
  const pattern = new RegExp(`/auth/${kind}/([\\w-]+)`)
  let token = ''
  await expect
    .poll(async () => {
      const texts = await mailsTo(product, email)
      token = texts.map((text) => pattern.exec(text)?.[1] ?? '').find((found) => found !== '') ?? ''
      return token
    })
    .not.toBe('')
  return token
}

/** Subjects and texts of the mails to an address, newest first. */
export async function mailsTo(product: RunningProduct, email: string): Promise<string[]> {
  const reply = await fetch(`${product.url}/api/sandbox/mail?to=${encodeURIComponent(email)}`)
  const { mails }: { mails: { subject: string; text: string }[] } = await reply.json()
  return mails.map(({ subject, text }) => `${subject}\n${text}`)
}

async function solveCaptcha(product: RunningProduct): Promise<string> {
  const reply = await fetch(`${product.url}/api/gt/register`)
  const challenge: Challenge = await reply.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
