import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../money/index.ts'
import type { TransferIntent, TransferPlan } from './chain.ts'
import {
  inJointOrder,
  mayShare,
  partOf,
  paymentsOf,
  planOf,
  plansOf,
  shareOfFee,
  unitsPaid,
} from './joint-plans.ts'

function intentOf(transferId: string, units: bigint): TransferIntent {
  return {
    transferId,
    network: 'btc',
    kind: 'payout',
    source: 'hot',
    amount: amount('BTC', units),
    destination: `to ${transferId}`,
    extraId: null,
    record: `about ${transferId}`,
  }
}

const someIntents = fc
  .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 })
  .map((ids) => ids.map((id, place) => intentOf(id, BigInt(place + 1) * 1000n)))

function jointPlan([intent, ...also]: readonly TransferIntent[]): TransferPlan {
  if (intent === undefined) throw new Error('no intent')
  const reservation = { kind: 'inputs', inputs: ['tx:0'] } as const
  return { intent, attempt: 1, reservation, body: '{}', ...(also.length === 0 ? {} : { also }) }
}

describe('plans of one transaction', () => {
  test('name the same payments in the same order, whoever’s plan it is', () => {
    fc.assert(
      fc.property(someIntents, (intents) => {
        const plan = jointPlan(intents)
        const plans = plansOf(plan)
        expect(plans.map(({ intent }) => intent)).toEqual(inJointOrder(intents))
        for (const each of plans) {
          expect(paymentsOf(each)).toEqual(paymentsOf(plan))
          expect(unitsPaid(each)).toBe(unitsPaid(plan))
          expect(planOf(each, plan.intent.transferId).intent).toEqual(plan.intent)
          expect({ ...each, intent: null, also: null }).toEqual({
            ...plan,
            intent: null,
            also: null,
          })
        }
        expect(plans.map((each) => partOf(each).part)).toEqual(plans.map((_, place) => place))
      }),
    )
  })

  test('there is none for a transfer that the transaction does not pay', () => {
    expect(() => planOf(jointPlan([intentOf('a', 1n)]), 'b')).toThrow('does not pay')
  })
})

test('only payouts and refunds of one wallet and coin to plain addresses share a transaction, each once', () => {
  const [one, other] = [intentOf('a', 1n), intentOf('b', 2n)]
  expect(mayShare([one, { ...other, kind: 'refund' }])).toBe(true)
  expect(mayShare([{ ...one, kind: 'sweep', extraId: '7' }])).toBe(true)
  for (const change of [
    { kind: 'commission' as const },
    { kind: 'hand' as const },
    { source: 7 },
    { network: 'litecoin' },
    { amount: amount('LTC', 1n) },
    { extraId: '7' },
    { newAccountKey: 'a key' },
    { transferId: 'a' },
  ]) {
    expect(mayShare([one, { ...other, ...change }])).toBe(false)
  }
})

test('shares of a fee differ by a unit at most, and are the fee together', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 1, max: 40 }),
      (fee, parts) => {
        const shares = Array.from({ length: parts }, (_, part) => shareOfFee(fee, { part, parts }))
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(fee)
        expect((shares[0] ?? 0n) - (shares.at(-1) ?? 0n)).toBeLessThanOrEqual(1n)
        expect(shares).toEqual(shares.toSorted((one, other) => (one > other ? -1 : 1)))
      },
    ),
  )
})
