import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newNonce, type RatePromise, readRatePromise, signRatePromise } from './rate-token.ts'

const key = new Uint8Array(32).fill(7)
const promise: RatePromise = {
  nonce: 'nonce',
  from: 'btc',
  to: 'eth',
  side: 'from',
  fromUnits: 1n,
  toUnits: 2n,
  gross: 3n,
  exchangeFee: 4n,
  networkFee: 5n,
  accountCost: 6n,
  commissionBps: 7n,
  expiresAt: 8,
  policyVersion: 'policy',
  snapshotId: 'market',
}
const token = signRatePromise(promise, key)
const forged = { ok: false, failure: { code: 'rate_id_forged' } }

/** Any text, signed as ours. */
function signed(body: string): string {
  const text = Buffer.from(body).toString('base64url')
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

function textsOf(given: string): readonly string[] {
  return Buffer.from(given.split('.')[0] ?? '', 'base64url')
    .toString()
    .split('~')
}

describe('a promise', () => {
  test.for(['from', 'to'] as const)('is read as it was signed, of the side "%s"', (side) => {
    const made = { ...promise, side }
    expect(readRatePromise(signRatePromise(made, key), key)).toEqual({ ok: true, value: made })
  })

  test('of a version without accounts and partners costs nothing for either', () => {
    expect(readRatePromise(signed(textsOf(token).slice(0, 12).join('~')), key)).toEqual({
      ok: true,
      value: { ...promise, accountCost: 0n, commissionBps: 0n },
    })
  })

  test('is forged where it says more or less than was signed', () => {
    const [text = '', signature = ''] = token.split('.')
    const other = Buffer.from(textsOf(token).with(5, '3').join('~')).toString('base64url')
    const changed = [
      `${other}.${signature}`,
      `${text}.${signature.slice(0, -1)}`,
      `${text}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${text}.`,
      text,
      '',
      '.',
    ]
    for (const given of changed) expect(readRatePromise(given, key)).toEqual(forged)
  })

  test('is forged where another key signed it', () => {
    expect(readRatePromise(token, new Uint8Array(32).fill(8))).toEqual(forged)
  })

  test('is forged where a text that we signed lacks any of its parts', () => {
    const texts = textsOf(token)
    for (let count = 0; count < 12; count += 1) {
      expect(readRatePromise(signed(texts.slice(0, count).join('~')), key)).toEqual(forged)
    }
  })

  test('is forged where its side is none', () => {
    expect(readRatePromise(signed(textsOf(token).with(3, 'both').join('~')), key)).toEqual(forged)
  })
})

test('no two nonces are alike, and each is 16 bytes long', () => {
  const nonces = Array.from({ length: 100 }, newNonce)
  expect(new Set(nonces).size).toBe(100)
  expect(Buffer.from(nonces[0] ?? '', 'base64url')).toHaveLength(16)
})
