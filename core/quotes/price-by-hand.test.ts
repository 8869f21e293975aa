import { describe, expect, test } from 'vitest'
import { hasDrifted } from './has-drifted.ts'
import { coarse, factsOf, quote, quoted } from './quote-scenes.fixture.ts'

/** One unit of either coin is a dollar, and nothing but the slices costs anything. */
const plain = coarse()
const withPolicy = (policy: Partial<typeof plain.policy>, kind = plain.kind) => ({
  ...plain,
  kind,
  policy: { ...plain.policy, ...policy },
})
const codeOf = (result: ReturnType<typeof quote>) => (result.ok ? 'ok' : result.failure.code)

describe('a price, reckoned by hand', () => {
  // Above 1,000 dollars 10 bps, above 2,000 30, above 4,000 60: of each slice its own share.
  test.each([
    [1_000n, 1_000n],
    [1_001n, 1_000n],
    [2_000n, 1_999n],
    // 1,000 × 10 bps + 2,000 × 30 bps = 7
    [4_000n, 3_993n],
    // … + 1,000 × 60 bps = 13
    [5_000n, 4_987n],
    [9_000n, 8_963n],
  ])('of %d sent, slippage leaves %d', (sent, received) => {
    expect(quoted(plain, 'from', sent).to.units).toBe(received)
  })

  test.each([
    [1_000n, 1_000n],
    [1_999n, 2_000n],
    [4_987n, 5_000n],
  ])('for %d to receive, %d are to be sent', (wanted, sent) => {
    expect(quoted(plain, 'to', wanted).from.units).toBe(sent)
  })

  test('the service fee is taken of what slippage left, rounded up, and the network fee after it', () => {
    const of = withPolicy({ serviceFeeBps: 25n })
    const pair = { ...of.pair, to: { ...of.pair.to, networkFeeUnits: 4n } }
    // 4,987 × 25 bps = 12.4675
    expect(quoted({ ...of, pair }, 'from', 5_000n)).toMatchObject({
      gross: { units: 4_987n },
      exchangeFee: { units: 13n },
      toBeforeNetworkFee: { units: 4_974n },
      networkFee: { units: 4n },
      to: { units: 4_970n },
    })
  })

  test('each kind of rate has its own spread', () => {
    const spreads = { floatSpreadBps: 10n, fixedSpreadBps: 100n }
    expect(quoted(withPolicy(spreads, 'float'), 'from', 1_000n).to.units).toBe(999n)
    expect(quoted(withPolicy(spreads, 'fixed'), 'from', 1_000n).to.units).toBe(990n)
  })
})

describe('the largest order', () => {
  test('is what policy says, also where that is the smallest as well', () => {
    expect(quoted(withPolicy({ maximumUsd: 1n }), 'from', 1n).limits).toMatchObject({
      minFrom: { units: 1n },
      maxFrom: { units: 1n },
    })
    expect(codeOf(quote(withPolicy({ maximumUsd: 0n }), 'from', 1n))).toBe('pair_unavailable')
  })

  test('is one unit less than what would bring the whole stock', () => {
    const of = { ...factsOf(plain), availableTo: 2n }
    expect(quoted(plain, 'from', 1n, of).limits).toMatchObject({
      minFrom: { units: 1n },
      maxFrom: { units: 1n },
      maxTo: { units: 1n },
    })
    expect(codeOf(quote(plain, 'from', 1n, { ...of, availableTo: 1n }))).toBe('out_of_stock')
  })
})

describe('drift', () => {
  const at = (from: bigint, to: bigint) => ({
    from: { asset: 'a', units: from },
    to: { asset: 'b', units: to },
  })
  const policy = { fixedDriftBps: 100n }

  test('of a typed send amount counts in what it would bring now', () => {
    const promised = { side: 'from', fromUnits: 5_000n, toUnits: 10_100n } as const
    expect(hasDrifted(promised, at(5_000n, 10_000n), policy)).toBe(false)
    expect(hasDrifted(promised, at(5_000n, 9_999n), policy)).toBe(true)
    expect(hasDrifted(promised, at(9_999_999n, 20_000n), policy)).toBe(false)
  })

  test('of a typed receive amount counts in what it would cost now', () => {
    const promised = { side: 'to', fromUnits: 10_000n, toUnits: 5_000n } as const
    expect(hasDrifted(promised, at(10_100n, 5_000n), policy)).toBe(false)
    expect(hasDrifted(promised, at(10_101n, 5_000n), policy)).toBe(true)
    expect(hasDrifted(promised, at(1n, 5_000n), policy)).toBe(false)
  })
})
