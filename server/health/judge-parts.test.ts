import { expect, test } from 'vitest'
import {
  duration,
  judgeBooks,
  judgeChain,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeFiat,
  judgeHalts,
  judgeMail,
  judgeOrders,
  judgePayouts,
  judgePrices,
  judgeSigner,
  judgeWallets,
} from './judge-parts.ts'

const mail = { waiting: 0, oldestSeconds: 0, failed: 0 }
const provider = { asked: 5, outcomes: {}, medianMilliseconds: 90, isPaused: false }
const prices = { isWell: true, ageSeconds: 2, paused: [], sources: [] }

test('each part is green while it works, amber as a warning, red where it needs attention', () => {
  const judged = [
    [judgeDatabase({ isMigrated: true, tookMilliseconds: 3 }), 'green'],
    [judgeDatabase({ isMigrated: true, tookMilliseconds: 900 }), 'amber'],
    [judgeDatabase({ isMigrated: false, tookMilliseconds: 3 }), 'red'],
    [judgePrices(prices), 'green'],
    [judgePrices({ ...prices, paused: [{ asset: 'btc', reason: 'sources_disagree' }] }), 'amber'],
    [judgePrices({ ...prices, isWell: false }), 'red'],
    [judgeChain(600, 100), 'green'],
    [judgeChain(40_000, 100), 'amber'],
    [judgeChain(91_000, null), 'red'],
    [judgeSigner(20), 'green'],
    [judgeSigner(100), 'amber'],
    [judgeSigner(200), 'red'],
    [judgeSigner(null), 'red'],
    [judgeOrders({ deadOrders: 0, oldestUnpaidDepositSeconds: 60 }), 'green'],
    [judgeOrders({ deadOrders: 0, oldestUnpaidDepositSeconds: 1200 }), 'amber'],
    [judgeOrders({ deadOrders: 1, oldestUnpaidDepositSeconds: 0 }), 'red'],
    [judgePayouts({ deadTransfers: 0, oldestUnconfirmedPayoutSeconds: 600 }), 'green'],
    [judgePayouts({ deadTransfers: 0, oldestUnconfirmedPayoutSeconds: 7200 }), 'amber'],
    [judgePayouts({ deadTransfers: 2, oldestUnconfirmedPayoutSeconds: 0 }), 'red'],
    [judgeMail(mail), 'green'],
    [judgeMail({ ...mail, waiting: 2, oldestSeconds: 400 }), 'amber'],
    [judgeMail({ ...mail, failed: 1 }), 'amber'],
    [judgeMail({ ...mail, waiting: 2, oldestSeconds: 4000 }), 'red'],
    [judgeWallets([]), 'green'],
    [judgeWallets(['btc']), 'amber'],
    [judgeBooks(new Map([['btc', { differsSince: null }]]), 0), 'green'],
    [judgeBooks(new Map([['btc', { differsSince: new Date(0) }]]), 600_000), 'amber'],
    [judgeBooks(new Map([['btc', { differsSince: new Date(0) }]]), 601_000), 'red'],
    [judgeHalts([]), 'green'],
    [judgeHalts([{ scope: 'ltc', reason: 'a test' }]), 'amber'],
    [judgeHalts([{ scope: 'signing', reason: 'a test' }]), 'red'],
    [judgeFiat(new Map([['one', provider]])), 'green'],
    [
      judgeFiat(
        new Map([
          ['one', provider],
          ['two', { ...provider, isPaused: true }],
        ]),
      ),
      'amber',
    ],
    [judgeFiat(new Map([['one', { ...provider, isPaused: true }]])), 'red'],
    [judgeDisk({ freeBytes: 50, totalBytes: 100 }), 'green'],
    [judgeDisk({ freeBytes: 5, totalBytes: 100 }), 'amber'],
    [judgeDisk({ freeBytes: 2, totalBytes: 100 }), 'red'],
    [judgeClock(-0.4), 'green'],
    [judgeClock(3), 'amber'],
    [judgeClock(-31), 'red'],
  ] as const
  for (const [found, state] of judged) {
    expect(found?.state, found?.reason).toBe(state)
    expect(found?.reason).toMatch(/^\S.*\.$/)
  }
  expect(judgeFiat(new Map())).toBeNull()
})

test('a reason names what is wrong and for how long, and repeats no words of an error', () => {
  expect(judgeChain(180_000, 377).reason).toBe(
    'The node hasn’t answered for 3 minutes. Read to block 377.',
  )
  expect(judgeDatabase({ isMigrated: null, tookMilliseconds: 9, error: 'TypeError' }).reason).toBe(
    'The database can’t be reached (TypeError).',
  )
  expect(judgeOrders({ deadOrders: 1, oldestUnpaidDepositSeconds: 0 }).reason).toBe(
    '1 order needs your attention.',
  )
  expect([1, 119, 600, 7200].map(duration)).toEqual([
    '1 second',
    '119 seconds',
    '10 minutes',
    '2 hours',
  ])
})

test('coins are named, five at most', () => {
  expect(judgeWallets(['btc', 'ltc']).reason).toBe('Below the lower limit that you set: BTC, LTC.')
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(judgeWallets(seven).reason).toBe(
    'Below the lower limit that you set: A, B, C, D, E and 2 more.',
  )
  const differing = new Map([
    ['btc', { differsSince: new Date(60_000) }],
    ['ltc', { differsSince: new Date(0) }],
    ['eth', { differsSince: null }],
  ])
  expect(judgeBooks(differing, 120_000).reason).toBe(
    `The books and the chain differ for BTC, LTC, the longest for ${duration(120)}.`,
  )
})
