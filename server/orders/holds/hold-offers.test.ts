import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { MADE_AT, orderNeeds, orderRow, paidRow, settledRow } from '../orders.fixture.ts'
import { untouched } from '../reading/order-parts.ts'
import { orderView } from '../reading/order-view.ts'
import { marketTerms } from '../settlement/settlement-terms.ts'
import { acceptOffer, holdOffers } from './hold-offers.ts'

const NOW = MADE_AT + 900
const rateKey = new Uint8Array(32).fill(1)

function needsAt(now = NOW, btc: bigint | null = 60_000n) {
  return { ...orderNeeds(btc), clock: { now: () => now }, rateKey }
}

type Row = Parameters<typeof orderRow>[0]
type Paid = Parameters<typeof paidRow>[0]

/** An order on hold that got so much. */
function held(units: bigint, row: Row = {}, paid: Paid = {}, settled = false) {
  const change = { state: 'hold', hold_reason: 'amount_differs', ...row } as const
  const parts = {
    ...untouched([]),
    deposits: [paidRow({ units, ...paid })],
    settlements: settled ? [settledRow()] : [],
  }
  const order = orderView(orderNeeds(), orderRow(change), parts)
  return { row: orderRow(change), order }
}

const GUARANTEED: Row = { kind: 'fixed', exposure_held: true }

describe('what an order on hold offers', () => {
  test('is nothing where nothing is held, or nothing can be chosen any more', () => {
    expect(holdOffers(needsAt(), held(0n).order)).toBeNull()
    expect(holdOffers(needsAt(), held(5_000_000n, { choice: 'refund' }).order)).toBeNull()
    expect(holdOffers(needsAt(), held(5_000_000n, { state: 'confirming' }).order)).toBeNull()
    expect(holdOffers(needsAt(), held(5_000_000n).order)).not.toBeNull()
  })

  test('is an exchange at the market, with each fee, for a minute', () => {
    const { order, row } = held(5_000_000n, { commission_bps: 100 })
    const terms = marketTerms(needsAt(), row, amount('btc', 5_000_000n))
    if (typeof terms === 'string') throw new Error(terms)
    const offered = holdOffers(needsAt(), order)?.exchange
    expect(offered).toMatchObject({
      from: amount('btc', 5_000_000n),
      to: terms.payout,
      exchangeFee: terms.serviceFee,
      networkFee: terms.networkFee,
      commission: amount('eth', terms.gross.units / 100n),
      rate: { from: 'btc', to: 'eth' },
      validUntil: NOW + 60_000,
    })
    expect(holdOffers(needsAt(), held(5_000_000n).order)?.exchange?.commission.units).toBe(0n)
    expect(holdOffers(needsAt(NOW, null), order)?.exchange).toBeNull()
    const account = held(5_000_000n, { commission_bps: 100, account_key: 'key', account_cost: 9n })
    expect(holdOffers(needsAt(), account.order)?.exchange?.to.units).toBe(terms.payout.units - 9n)
  })

  test('is a refund less the network fee, where anything is left of it', () => {
    const fee = amount('btc', 2_000n)
    expect(holdOffers(needsAt(), held(5_000_000n).order)).toMatchObject({
      refund: { to: amount('btc', 4_998_000n), networkFee: fee },
      refundFee: fee,
    })
    expect(holdOffers(needsAt(), held(2_000n).order)).toMatchObject({
      refund: null,
      refundFee: fee,
    })
  })

  test('is what was agreed and the rest back, where more came than was guaranteed', () => {
    const { order } = held(15_000_000n, GUARANTEED)
    expect(holdOffers(needsAt(), order)?.agreed).toEqual({
      from: amount('btc', 10_000_000n),
      to: order.expectedTo,
      rest: amount('btc', 4_998_000n),
      networkFee: amount('btc', 2_000n),
      validUntil: order.payUntil,
    })
    expect(holdOffers(needsAt(), held(9_000_000n, GUARANTEED).order)?.agreed).toBeNull()
    expect(holdOffers(needsAt(), held(10_001_000n, GUARANTEED).order)?.agreed).toBeNull()
  })
})

describe('what is missing of an order on hold', () => {
  const topUp = (given: ReturnType<typeof held>, now = NOW) =>
    holdOffers(needsAt(now), given.order)?.topUp

  test('keeps the guaranteed rate until its time to pay is over', () => {
    const promised = { amount: amount('btc', 7n), least: null, keepsPromise: true }
    const given = held(9_999_993n, GUARANTEED)
    expect(topUp(given)).toEqual(promised)
    expect(topUp(given, MADE_AT + 1000)).toEqual(promised)
    expect(topUp(given, MADE_AT + 1001)).toBeNull()
  })

  test('keeps no rate that has ended, was used before, or was paid late', () => {
    const ended = { kind: 'fixed', exposure_held: false } as const
    expect(topUp(held(9_999_993n, ended))).toBeNull()
    expect(topUp(held(9_999_993n, GUARANTEED, {}, true))).toBeNull()
    const late = { seen_at: new Date(MADE_AT + 1001) }
    expect(topUp(held(9_999_993n, GUARANTEED, late))).toBeNull()
    expect(topUp(held(10_000_000n, GUARANTEED))).toBeNull()
  })

  test('is all that was expected, or at least what can be exchanged', () => {
    const small = { hold_reason: 'amount_too_small' }
    const dust = topUp(held(1_000n, small))
    expect(dust).toMatchObject({ amount: amount('btc', 9_999_000n), keepsPromise: false })
    const least = dust?.least?.units ?? 0n
    expect(least).toBeGreaterThan(0n)
    // With room for a market that moves: two parts in a hundred of the minimum.
    const minimum = ((least + 1_000n) * 10_000n) / 10_200n
    expect(least + 1_000n - minimum).toBeGreaterThanOrEqual((minimum * 2n) / 100n)
    const expected = topUp(held(1_000n, { ...small, expected_from: 1_500n }))
    expect(expected).toEqual({ amount: amount('btc', least), least: null, keepsPromise: false })
    const exactly = topUp(held(1_000n, { ...small, expected_from: 1_000n + least }))
    expect(exactly).toEqual({ amount: amount('btc', least), least: null, keepsPromise: false })
    expect(topUp(held(5_000_000n, small))).toBeNull()
  })

  test('is the least that can be exchanged where it is held for another reason', () => {
    const late = { hold_reason: 'paid_late' }
    const least = topUp(held(1_000n, late))
    expect(least).toMatchObject({ least: null, keepsPromise: false })
    expect(least?.amount.units).toBe(
      topUp(held(1_000n, { hold_reason: 'amount_too_small' }))?.least?.units,
    )
    expect(topUp(held(5_000_000n, late))).toBeNull()
    expect(holdOffers(needsAt(NOW, null), held(1_000n, late).order)?.topUp).toBeNull()
  })
})

describe('an accepted offer', () => {
  const { order, row } = held(5_000_000n)
  const offerId = holdOffers(needsAt(), order)?.exchange?.offerId ?? ''
  const codeOf = (
    given: { now?: number; btc?: bigint | null; row?: Row; held?: bigint; offerId?: string } = {},
  ) => {
    const accepted = acceptOffer(
      needsAt(given.now, given.btc),
      { ...row, ...given.row },
      { offerId: given.offerId ?? offerId, held: given.held ?? 5_000_000n },
    )
    return accepted.ok ? 'accepted' : accepted.failure.code
  }

  test('binds for its minute, on this order alone', () => {
    expect(codeOf()).toBe('accepted')
    expect(codeOf({ now: NOW + 59_999 })).toBe('accepted')
    expect(codeOf({ now: NOW + 60_000 })).toBe('offer_expired')
    expect(codeOf({ row: { public_code: 'other' } })).toBe('offer_forged')
    expect(codeOf({ offerId: `${offerId}x` })).toBe('offer_forged')
  })

  test('is withdrawn for another sum or policy, or where the market is lost or ran away', () => {
    expect(codeOf({ held: 5_000_001n })).toBe('offer_withdrawn')
    expect(codeOf({ row: { policy_version: 'other' } })).toBe('offer_withdrawn')
    expect(codeOf({ btc: null })).toBe('offer_withdrawn')
    expect(codeOf({ btc: 59_000n })).toBe('offer_withdrawn')
    expect(codeOf({ btc: 59_900n })).toBe('accepted')
    expect(codeOf({ btc: 70_000n })).toBe('accepted')
  })

  test('has the cost of a new account, and our signature', () => {
    const { order: fixed } = held(5_000_000n, { account_key: 'key', account_cost: 3n })
    const promised = holdOffers(needsAt(), fixed)?.exchange?.offerId ?? ''
    const accepted = acceptOffer(needsAt(), row, { offerId: promised, held: 5_000_000n })
    expect(accepted).toMatchObject({ value: { accountCost: 3n, nonce: 'code', side: 'from' } })
    const other = { ...needsAt(), rateKey: new Uint8Array(32).fill(2) }
    expect(acceptOffer(other, row, { offerId: promised, held: 5_000_000n })).toMatchObject({
      failure: { code: 'offer_forged' },
    })
  })
})
