import { setTimeout as pause } from 'node:timers/promises'
import type { AccountSummaryReply } from '@causeway/api/contract'
import {
  advanceClock,
  CallRefused,
  mustAsk,
  type Person,
  personAt,
  solvedCaptcha,
} from '../../customers/index.ts'
import type { Place } from '../markets/market.ts'
import { GaveUp, persist } from './customer.ts'
import type { Stage } from './stage.ts'

/** An approved affiliate whose payout address can be paid, signed in. */
export type Affiliate = {
  readonly refId: string
  readonly browser: Person
  /** Where its payouts go. */
  readonly payoutPlace: Place
}

/** Everything of an affiliate at a glance. */
export type Summary = AccountSummaryReply['result']

/** What an affiliate's earnings are converted to and paid out in. */
export const PAID_IN = 'eth'

const PASSWORD = 'seven quiet herons at dusk'
const LOOK_MILLISECONDS = 100
const LOCK_SECONDS = 86_400
let known = 0

/** Somebody new who joins, sets an address and waits for its lock to pass. Nothing may be under way: the clock jumps. */
export async function joinAsAffiliate(stage: Stage): Promise<Affiliate> {
  const { market, shop } = stage
  const browser = personAt(shop)
  await signUp(stage, browser)
  const { body } = await browser.change('POST', '/api/affiliate/apply')
  const { refId } = body.result
  await mustAsk(shop, 'POST', `/api/sandbox/affiliates/${refId}`, { body: { status: 'approved' } })
  const payoutPlace = { asset: PAID_IN, ...(await market.customerAddress(PAID_IN)) }
  const set = await browser.change('POST', '/api/affiliate/address', {
    currency: PAID_IN,
    address: payoutPlace.address,
    password: PASSWORD,
  })
  if (set.body.result !== true) throw new CallRefused('POST /api/affiliate/address', set)
  await advanceClock(shop, LOCK_SECONDS)
  return { refId, browser, payoutPlace }
}

async function signUp({ shop }: Stage, browser: Person): Promise<void> {
  known += 1
  const email = `affiliate-${process.pid}-${known}@example.org`
  const captcha = await solvedCaptcha(shop)
  const body = { email, subscribed: false, source: 'web', captcha }
  await browser.ask('POST', '/api/auth/sign-up', { body })
  const confirmed = await browser.ask('GET', `/api/auth/confirm/${await mailedToken(shop, email)}`)
  const { recoverToken } = confirmed.body.result
  await browser.ask('POST', '/api/auth/recover/submit', {
    body: { recoverToken, password: PASSWORD },
  })
}

async function mailedToken(shop: { readonly url: string }, email: string): Promise<string> {
  type Mails = { readonly mails: readonly { readonly text: string }[] }
  for (;;) {
    const path = `/api/sandbox/mail?to=${encodeURIComponent(email)}`
    const { mails } = await mustAsk<Mails>(shop, 'GET', path)
    const [, token] = /\/auth\/confirm\/([\w-]+)/.exec(mails[0]?.text ?? '') ?? []
    if (token !== undefined) return token
    await pause(LOOK_MILLISECONDS)
  }
}

/** Asks for a change until it is answered; answers the code that it was refused with, or null. */
export function askFor(
  stage: Stage,
  { browser }: Affiliate,
  { call, deadline }: { readonly call: 'convert-all' | 'payout'; readonly deadline: number },
): Promise<string | null> {
  const path = `/api/affiliate/${call}`
  return persist(stage, deadline, async () => {
    const reply = await browser.change('POST', path, { currency: PAID_IN })
    if (reply.status >= 500) throw new CallRefused(`POST ${path}`, reply)
    return reply.status < 300 ? null : reply.body.error.code
  })
}

/** Looks again and again until something is so. Throws GaveUp at the deadline. */
export async function untilSummary(
  stage: Stage,
  { browser }: Affiliate,
  deadline: number,
  reached: (summary: Summary) => boolean,
): Promise<Summary> {
  const path = '/api/affiliate/total-stats'
  let last: Summary | null = null
  while (Date.now() < deadline) {
    last = await persist(stage, deadline, async () => {
      const reply = await browser.ask<AccountSummaryReply>('GET', path)
      if (reply.status >= 400) throw new CallRefused(`GET ${path}`, reply)
      return reply.body.result
    })
    if (reached(last)) return last
    await pause(LOOK_MILLISECONDS)
  }
  throw new GaveUp(`the affiliate still has ${JSON.stringify(last)}`)
}
