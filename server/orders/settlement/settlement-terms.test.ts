import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { MADE_AT, orderCatalogue, orderNeeds, orderRow } from '../orders.fixture.ts'
import {
  agreedTerms,
  driftOf,
  guaranteedTerms,
  marketTerms,
  refundTerms,
  termsUnlessDrifted,
} from './settlement-terms.ts'

const USD = 10n ** 18n
const needs = orderNeeds(60_000n)
const order = orderRow()
const prices = { in: 60_000n * USD, out: 2_000n * USD, fee: 2_000n * USD }
const marketed = (units: bigint, given = needs, of = order) =>
  marketTerms(given, of, amount('btc', units))

/** An order that was guaranteed what the market gave at this price. */
function promised(btc: bigint) {
  const terms = marketTerms(orderNeeds(btc), order, amount('btc', order.expected_from))
  if (typeof terms === 'string') throw new Error(terms)
  return orderRow({ kind: 'fixed', expected_to: terms.payout.units })
}

describe('the terms of a settlement', () => {
  test('are those that were guaranteed, with the market’s prices beside them', () => {
    const guaranteed = {
      gross: amount('eth', 3_000n),
      serviceFee: amount('eth', 60n),
      networkFee: amount('eth', 40n),
      payout: amount('eth', 2_900n),
      snapshotId: 'market-then',
    }
    expect(guaranteedTerms(needs, order)).toEqual({ ...guaranteed, prices })
    expect(guaranteedTerms(orderNeeds(null), order)).toEqual({ ...guaranteed, prices: null })
  })

  test('at the market add up, and name it', () => {
    const terms = marketed(10_000_000n)
    if (typeof terms === 'string') throw new Error(terms)
    const { gross, networkFee, payout, serviceFee } = terms
    expect(gross.units).toBe(payout.units + serviceFee.units + networkFee.units)
    expect(terms).toMatchObject({ snapshotId: 'market-now', prices })
    expect(payout.asset).toBe('eth')
  })

  test('at the market bear the cost of a new account and a partner’s commission', () => {
    const [plain, withAccount, withPartner] = [
      marketed(10_000_000n),
      marketed(10_000_000n, needs, orderRow({ account_cost: 55n })),
      marketed(10_000_000n, needs, orderRow({ commission_bps: 100 })),
    ]
    if (
      typeof plain === 'string' ||
      typeof withAccount === 'string' ||
      typeof withPartner === 'string'
    ) {
      throw new Error('Not priced')
    }
    expect(withAccount.networkFee.units - plain.networkFee.units).toBe(55n)
    expect(withPartner.serviceFee.units).toBeGreaterThan(plain.serviceFee.units * 4n)
  })

  test('at the market are not there for too little, too much, or without prices', () => {
    expect(marketed(1n)).toBe('amount_too_small')
    expect(marketed(10n ** 12n)).toBe('amount_too_large')
    expect(marketed(10_000_000n, orderNeeds(null))).toBe('no_price')
    const unpriced = { ...needs, freshSnapshot: () => marketWithout('eth') }
    expect(marketed(10_000_000n, unpriced)).toBe('no_price')
  })

  function marketWithout(asset: string) {
    const market = needs.freshSnapshot()
    if (market === null) throw new Error('No market')
    return { ...market, prices: new Map([...market.prices].filter(([each]) => each !== asset)) }
  }

  test.for(['btc', 'eth'])('have no prices beside them where %s has none', (asset) => {
    const given = { ...needs, freshSnapshot: () => marketWithout(asset) }
    expect(guaranteedTerms(given, order).prices).toBeNull()
  })

  test('know the price of the coin that pays the network’s fees where there is one', () => {
    const token = orderRow({ asset_to: 'usdc' })
    expect(guaranteedTerms(needs, token).prices).toEqual({ ...prices, out: 2n * USD })
    const unpriced = { ...needs, freshSnapshot: () => marketWithout('eth') }
    expect(guaranteedTerms(unpriced, token).prices).toEqual({ ...prices, out: 2n * USD, fee: null })
    const nowhere = orderRow({ network_to: 'no network' })
    expect(guaranteedTerms(needs, nowhere).prices).toEqual({ ...prices, fee: null })
  })

  test('that were accepted on hold stand for the same sum alone', () => {
    const accepted = {
      agreed_in: 9n,
      agreed_gross: 100n,
      agreed_exchange_fee: 20n,
      agreed_network_fee: 3n,
      agreed_snapshot: 'market-offered',
    }
    const agreed = (change: Parameters<typeof orderRow>[0], units = 9n) =>
      agreedTerms(needs, orderRow({ ...accepted, ...change }), amount('btc', units))
    expect(agreed({})).toEqual({
      gross: amount('eth', 100n),
      serviceFee: amount('eth', 20n),
      networkFee: amount('eth', 3n),
      payout: amount('eth', 77n),
      snapshotId: 'market-offered',
      prices,
    })
    expect(agreed({}, 8n)).toBeNull()
    expect(agreed({ agreed_gross: null })).toBeNull()
    expect(agreed({ agreed_exchange_fee: null })).toBeNull()
    expect(agreed({ agreed_network_fee: null })).toBeNull()
  })

  test('of a refund are the sum less its network fee, where anything is left', () => {
    const fee = orderCatalogue.find('btc')?.networkFeeUnits ?? 0n
    const back = (units: bigint) => refundTerms(needs, '1', amount('btc', units))
    expect(back(fee)).toBeNull()
    expect(back(fee + 1n)).toEqual({
      gross: amount('btc', fee + 1n),
      serviceFee: amount('btc', 0n),
      networkFee: amount('btc', fee),
      payout: amount('btc', 1n),
      snapshotId: null,
      prices: null,
    })
    expect(() => refundTerms(needs, '1', amount('none', 1n))).toThrow('none is no longer')
  })
})

describe('a guarantee that binds us no more', () => {
  test('stands where the market would still promise about the same', () => {
    const fixed = promised(60_000n)
    expect(driftOf(needs, fixed)).toBe('none')
    expect(termsUnlessDrifted(needs, fixed)).toEqual(guaranteedTerms(needs, fixed))
  })

  test('has drifted where the market ran away, or deals in no such amount', () => {
    const dear = promised(66_000n)
    expect(driftOf(needs, dear)).toBe('drifted')
    expect(termsUnlessDrifted(needs, dear)).toBe('drifted')
    expect(driftOf(needs, { ...dear, expected_from: 1n })).toBe('drifted')
    expect(driftOf(needs, { ...dear, expected_from: 10n ** 12n })).toBe('drifted')
  })

  test('is not known while there are no prices', () => {
    expect(driftOf(orderNeeds(null), promised(60_000n))).toBe('no_price')
    const paused = { ...needs.freshSnapshot(), paused: new Map([['btc', 'stale' as const]]) }
    const market = { id: 'm', takenAt: MADE_AT, prices: new Map<string, bigint>(), ...paused }
    expect(driftOf({ ...needs, freshSnapshot: () => market }, promised(60_000n))).toBe('no_price')
  })
})
