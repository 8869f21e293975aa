import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeEstimate } from './make-estimate.ts'
import { isPairRate, makePairRate, quoteAtPairRate } from './pair-rate.ts'
import { marketOf, NOW, quoteNeeds } from './quotes.fixture.ts'
import { type RatePromise, readRatePromise } from './rate-token.ts'

const PAIR = { from: 'btc', to: 'eth' } as const
const FROM = { ...PAIR, side: 'from', given: '0.1', kind: 'fixed' } as const
const TO = { ...PAIR, side: 'to', given: '3', kind: 'fixed' } as const
const before = quoteNeeds({ freshSnapshot: () => marketOf({ btc: 64_000n, eth: 2_000n }) })
const after = quoteNeeds({ freshSnapshot: () => marketOf({ btc: 65_000n, eth: 2_000n }) })
const END = NOW + before.policy.fixedQuoteSeconds * 1000

function rateOf(given = before, commissionBps?: bigint) {
  const made = makePairRate(given, {
    ...PAIR,
    ...(commissionBps === undefined ? {} : { commissionBps }),
  })
  if (!made.ok) throw new Error(made.failure.code)
  return made.value
}

type Asked = Parameters<typeof quoteAtPairRate>[2]

function promised(given: typeof before, rateId: string, asked: Asked): RatePromise {
  const quoted = quoteAtPairRate(given, rateId, asked)
  if (!quoted.ok) throw new Error(quoted.failure.code)
  const read = readRatePromise(quoted.value, given.rateKey)
  if (!read.ok) throw new Error(read.failure.code)
  return read.value
}

function quoteOf(given: typeof before, asked: Asked) {
  const made = makeEstimate(given, asked)
  if (!made.ok) throw new Error(made.failure.code)
  return made.value.quote
}

function codeOf(given: typeof before, rateId: string, asked: Asked): string {
  const quoted = quoteAtPairRate(given, rateId, asked)
  return quoted.ok ? 'quoted' : quoted.failure.code
}

/** Any text, signed as a rate of a pair. */
function signed(body: string): string {
  const text = Buffer.from(body).toString('base64url')
  const signature = createHmac('sha256', before.rateKey).update(`pair.${text}`)
  return `${text}.${signature.digest('base64url')}`
}

function textsOf(rateId: string): readonly string[] {
  return Buffer.from(rateId.split('.')[0] ?? '', 'base64url')
    .toString()
    .split('~')
}

describe('the rate of a pair', () => {
  test.for([
    ['one coin is within the limits', 64_000n],
    ['one coin is too little', 1n],
    ['one coin is too much', 600_000n],
  ] as const)('comes with the quote of the smallest amount where %s', ([, btc]) => {
    const given = quoteNeeds({ freshSnapshot: () => marketOf({ btc }) })
    const { expiresAt, smallest } = rateOf(given)
    expect(smallest.from).toEqual(smallest.limits.minFrom)
    expect(smallest).toMatchObject({ kind: 'fixed', side: 'from' })
    expect(expiresAt).toBe(END)
  })

  test('counts a partner’s commission in the smallest amount', () => {
    const { smallest } = rateOf(before, 100n)
    expect(smallest.commission.units).toBe(smallest.gross.units / 100n)
  })

  test('is not made where there is no quote, whatever the amount', () => {
    const given = quoteNeeds({ freshSnapshot: () => null })
    expect(makePairRate(given, PAIR)).toEqual({ ok: false, failure: { code: 'price_stale' } })
    const { rateId } = rateOf()
    expect(codeOf(given, rateId, FROM)).toBe('price_stale')
    expect(codeOf(before, rateId, { ...FROM, given: '0.00000001' })).toBe('amount_below_minimum')
  })

  test('stands until its last millisecond', () => {
    const { rateId } = rateOf()
    const at = (now: number) => codeOf({ ...before, clock: { now: () => now } }, rateId, FROM)
    expect([at(END - 1), at(END)]).toEqual(['quoted', 'rate_id_expired'])
  })

  test('is of these two coins and this commission alone', () => {
    const { rateId } = rateOf(before, 30n)
    const asked = { ...FROM, commissionBps: 30n }
    expect(codeOf(before, rateId, asked)).toBe('quoted')
    for (const change of [{ commissionBps: 0n }, { from: 'ltc' }, { to: 'ltc' }]) {
      expect(codeOf(before, rateId, { ...asked, ...change })).toBe('rate_id_mismatch')
    }
    expect(codeOf(before, rateId, FROM)).toBe('rate_id_mismatch')
  })
})

describe('an amount at the rate of a pair', () => {
  const { rateId } = rateOf()

  test('gets what was promised, though the coin is worth more by then', () => {
    const promise = promised(after, rateId, FROM)
    const [then, now] = [quoteOf(before, FROM), quoteOf(after, FROM)]
    expect(promise.fromUnits).toBe(10n ** 7n)
    // The rate of the smallest amount has one rounding of its own.
    expect(promise.gross - then.gross.units).toBeLessThan(10n ** 6n)
    expect(then.gross.units - promise.gross).toBeLessThan(10n ** 6n)
    expect(promise.gross).toBeLessThan(now.gross.units)
    expect(promise.networkFee).toBe(now.networkFee.units)
    expect(promise.exchangeFee).toBe((promise.gross * 25n + 9_999n) / 10_000n)
    expect(promise.toUnits).toBe(promise.gross - promise.exchangeFee - promise.networkFee)
  })

  test('costs what was promised where it is the amount that arrives', () => {
    const promise = promised(after, rateId, TO)
    const [then, now] = [quoteOf(before, TO), quoteOf(after, TO)]
    expect(promise.toUnits).toBe(3n * 10n ** 18n)
    expect(promise.fromUnits).toBeGreaterThan(now.from.units)
    const difference = promise.fromUnits - then.from.units
    expect([0n, 1n]).toContain(difference < 0n ? -difference : difference)
    expect(promise).toMatchObject({
      gross: now.gross.units,
      exchangeFee: now.exchangeFee.units,
      networkFee: now.networkFee.units,
    })
  })

  test('rounds against whoever asks: down what is paid out, up what is sent', () => {
    const small = rateOf().smallest
    const smallNow = rateOf(after).smallest
    const up = small.gross.units * smallNow.from.units
    const down = small.from.units * smallNow.gross.units
    const { gross } = promised(after, rateId, FROM)
    const exact = quoteOf(after, FROM).gross.units * up
    expect(gross * down <= exact && exact < (gross + 1n) * down).toBe(true)
    const { fromUnits } = promised(after, rateId, TO)
    const sent = quoteOf(after, TO).from.units * down
    expect((fromUnits - 1n) * up < sent && sent <= fromUnits * up).toBe(true)
  })

  test('pays the partner beside our fee', () => {
    const with30 = promised(after, rateOf(before, 30n).rateId, { ...FROM, commissionBps: 30n })
    expect(with30.commissionBps).toBe(30n)
    expect(with30.exchangeFee).toBe((with30.gross * 55n + 9_999n) / 10_000n)
  })

  test('says what it binds, and is used once', () => {
    const promise = promised(after, rateId, FROM)
    expect(promise).toMatchObject({
      nonce: textsOf(rateId)[1],
      from: 'btc',
      to: 'eth',
      side: 'from',
      accountCost: 0n,
      commissionBps: 0n,
      expiresAt: END,
      policyVersion: after.policy.version,
      snapshotId: 'market-1',
    })
    expect(promised(after, rateId, TO).nonce).toBe(promise.nonce)
  })

  test('is refused where fees would eat all of it at the promised rate', () => {
    const dear = quoteNeeds({ freshSnapshot: () => marketOf({ btc: 64_000n, eth: 2_000_000n }) })
    const asked = { ...FROM, given: '0.001' }
    expect(codeOf(after, rateId, asked)).toBe('quoted')
    expect(codeOf(after, rateOf(dear).rateId, asked)).toBe('rate_id_mismatch')
  })
})

describe('a text that is no rate of a pair', () => {
  const { rateId } = rateOf()

  test('is forged where it says more or less than was signed, or another kind', () => {
    const [text = '', signature = ''] = rateId.split('.')
    const other = Buffer.from(textsOf(rateId).with(4, '1').join('~')).toString('base64url')
    const flipped = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    const texts = [
      `${other}.${signature}`,
      `${text}.${flipped}`,
      `${text}.${signature.slice(1)}`,
      text,
      '',
      signed(textsOf(rateId).with(0, 'other').join('~')),
    ]
    for (const given of texts) expect(codeOf(before, given, FROM)).toBe('rate_id_forged')
  })

  test('is not taken for one', () => {
    expect(['', '.', 'cGFpcg.x', rateId].map(isPairRate)).toEqual([false, false, false, true])
  })

  test('has expired where fees were changed since, or where it does not say by which it was made', () => {
    const changed = { ...before, policy: { ...before.policy, version: 'another' } }
    expect(codeOf(before, rateId, FROM)).toBe('quoted')
    expect(codeOf(changed, rateId, FROM)).toBe('rate_id_expired')
    const old = signed(textsOf(rateId).slice(0, 8).join('~'))
    expect(codeOf(before, old, FROM)).toBe('rate_id_expired')
  })

  test('has expired long ago where it does not say when', () => {
    expect(codeOf(before, signed('pair'), FROM)).toBe('rate_id_expired')
  })
})
