import { expect, test } from 'vitest'
import { mayCount, readConsent } from './consent.ts'
import { cleanEvent } from './events.ts'
import { addReferral, type Referral, readReferrals } from './referrals.ts'
import { continueSession, endSession, readSession, SESSION_MILLISECONDS } from './session.ts'

const never = () => expect.fail('no new session was due')

test('[TELE-02] a session is new 30 minutes after its creation, or after an end without clicks', () => {
  const first = continueSession(null, 1_000, () => 'a')
  expect(first).toEqual({ name: 'a', counter: 1, active: true, createdAt: 1_000 })
  expect(continueSession(first, 1_000 + SESSION_MILLISECONDS, never)).toBe(first)
  const second = continueSession(first, 1_001 + SESSION_MILLISECONDS, () => 'b')
  expect(second).toMatchObject({ name: 'b', counter: 2, active: true })
  expect(continueSession(endSession(first), 2_000, () => 'c')).toMatchObject({ counter: 2 })
  expect(continueSession(first, 999, () => 'd').name).toBe('d')
})

test('[TELE-02] a kept session is read again; anything else is none', () => {
  const session = { name: 'a', counter: 3, active: false, createdAt: 5 }
  expect(readSession(JSON.stringify(session))).toEqual(session)
  for (const other of [null, '', '{', '7', '{"name":"a"}', '{"name":1,"counter":-1}']) {
    expect(readSession(other)).toBeNull()
  }
})

test('[TELE-07] the 6 newest referrals are kept, and none of our own domain', () => {
  const visit = (host: string) => ({ host, ownHost: 'www.swap.example', now: 9 })
  const kept: Referral[] = Array.from({ length: 6 }, (_, at) => ({ ref: `h${at}`, time: 8 - at }))
  expect(addReferral(kept, visit('news.example'))).toEqual([
    { ref: 'news.example', time: 9 },
    ...kept.slice(0, 5),
  ])
  for (const own of ['', 'x'.repeat(300), 'swap.example', 'www.swap.example', 'a.swap.example'])
    expect(addReferral(kept, visit(own))).toBeNull()
  expect(addReferral([], visit('notswap.example'))).toHaveLength(1)
  expect(readReferrals(JSON.stringify([...kept, { ref: 1 }, null]))).toEqual(kept)
  expect(() => readReferrals('{')).toThrow()
})

test('[TELE-01] without an answer a visit is counted only where the law does not ask for one', () => {
  for (const country of ['DE', 'NO', 'GB', 'CH', 'RE', 'AX', 'JE', '', 'xx'])
    expect(mayCount(null, country)).toBe(false)
  expect(mayCount(null, 'US')).toBe(true)
  expect(mayCount(readConsent('ok'), 'DE')).toBe(true)
  expect(mayCount(readConsent('refused'), 'US')).toBe(false)
  expect(readConsent('maybe')).toBeNull()
})

test('an event loses control characters and what is too long', () => {
  const fields = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`k${at}`, at]))
  const cleaned = cleanEvent({
    name: 'jsError',
    fields: { message: `a\u0000\r\n\u2028\u202eb${'c'.repeat(400)}`, line: 3 },
    meta: fields,
  })
  expect(cleaned.fields).toEqual({ message: `a b${'c'.repeat(297)}`, line: 3 })
  expect(Object.keys(cleaned.meta)).toHaveLength(16)
})
