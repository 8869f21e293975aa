import { expect, test } from 'vitest'
import { mayCount } from './consent.ts'
import { eventNames, isEventName } from './events.ts'
import { experimentNames, isExperimentName } from './experiments.ts'
import { addReferral, readReferrals } from './referrals.ts'
import { continueSession, readSession } from './session.ts'

const session = { name: 'a'.repeat(64), counter: 0, active: true, createdAt: 0 }

test('a session with the longest name and the smallest counts is read', () => {
  expect(readSession(JSON.stringify(session))).toEqual(session)
})

test.each([
  { name: 'a'.repeat(65) },
  { name: 7 },
  { name: undefined },
  { counter: -1 },
  { counter: 1.5 },
  { counter: '1' },
  { counter: undefined },
  { active: 'yes' },
  { active: undefined },
  { createdAt: -1 },
  { createdAt: null },
  { createdAt: undefined },
])('a session with %j is none', (part) => {
  expect(readSession(JSON.stringify({ ...session, ...part }))).toBeNull()
})

test('a session that began in this very millisecond goes on', () => {
  const begun = { ...session, createdAt: 500 }
  expect(continueSession(begun, 500, () => 'new')).toBe(begun)
})

const referral = { ref: 'h'.repeat(253), time: 1 }

test('a referral with the longest host is read and added', () => {
  expect(readReferrals(JSON.stringify([referral]))).toEqual([referral])
  const added = addReferral([], { host: referral.ref, ownHost: 'swap.example', now: 1 })
  expect(added).toEqual([referral])
})

test.each([
  [{ ref: 'h'.repeat(254), time: 1 }],
  [{ ref: 'h', time: '1' }],
  [{ ref: 'h' }],
  [{ time: 1 }],
  ['h'],
  [null],
])('%j is no referral', (other) => {
  expect(readReferrals(JSON.stringify([other, referral]))).toEqual([referral])
})

test('no more than six referrals are read, and none where nothing or no list is kept', () => {
  expect(readReferrals(JSON.stringify(Array.from({ length: 9 }, () => referral)))).toHaveLength(6)
  expect(readReferrals(null)).toEqual([])
  expect(readReferrals('{"length":1}')).toEqual([])
})

test('only a "www." in front is taken from our own host', () => {
  const from = (host: string) => addReferral([], { host, ownHost: 'swapwww.example', now: 1 })
  expect(from('swapwww.example')).toBeNull()
  expect(from('swapexample')).toHaveLength(1)
})

test('events and experiments are known by their whole names', () => {
  for (const name of eventNames) expect(isEventName(name)).toBe(true)
  for (const name of experimentNames) expect(isExperimentName(name)).toBe(true)
  for (const other of ['', 'jserror', 'jsErrors', 'WTP']) {
    expect(isEventName(other)).toBe(false)
    expect(isExperimentName(other)).toBe(false)
  }
})

test('a country is two capital letters and nothing else', () => {
  for (const other of ['USA', 'XUS', 'us', 'U']) expect(mayCount(null, other)).toBe(false)
})
