import { type TransferPlan, unitsPaid } from '@causeway/core/ports'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dashParams } from '../known-coins.ts'
import { replaceTransfer } from './replace-transfer.ts'
import {
  accountOf,
  composeAll,
  fundingOf,
  intentOf,
  NOTHING_TAKEN,
  outputs,
  payoutsOf,
  planned,
  plannedJointly,
} from './transfer.fixture.ts'
import { feeOf, readTransferBody, type SpendableOutput, unspentKey } from './transfer-body.ts'

const account = accountOf()
const { needs, params, sign } = account

function replace(
  earlier: readonly TransferPlan[],
  unspent: readonly SpendableOutput[],
  { feePerVbyte = 20n, incremental = 1n, taken = NOTHING_TAKEN } = {},
) {
  const funding = fundingOf(unspent, feePerVbyte, incremental)
  return replaceTransfer(needs, earlier, { funding, taken })
}

const bodyOf = (plan: TransferPlan) => readTransferBody(plan.body)
const inputsOf = (plan: TransferPlan) => bodyOf(plan).inputs.map(unspentKey)
const feeOfPlan = (plan: TransferPlan) => feeOf(bodyOf(plan), unitsPaid(plan))
const sizeOf = async (plan: TransferPlan) =>
  BigInt(Transaction.fromRaw(hex.decode((await sign(plan)).bytes)).vsize)

describe('replacing', () => {
  test.each([
    ['one payment', 1],
    ['a joint transaction of up to twenty', 20],
  ])(
    'every chain of replacements of %s keeps payments and inputs, and meets the rules of BIP-125',
    async (_name, most) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.bigInt({ min: 50_000n, max: 10n ** 8n }), { minLength: 1, maxLength: 8 }),
          fc.array(fc.bigInt({ min: 6_000n, max: 10n ** 8n / BigInt(most) }), {
            minLength: Math.min(most, 2),
            maxLength: most,
          }),
          fc.array(fc.bigInt({ min: 1n, max: 600n }), { minLength: 2, maxLength: 4 }),
          fc.bigInt({ min: 1n, max: 5n }),
          async (units, sums, rates, incremental) => {
            const unspent = outputs(...units)
            const [first = 1n, ...later] = rates
            const composed = composeAll(account, payoutsOf(account, sums), unspent, {
              feePerVbyte: first,
            })
            if (!composed.ok) return
            const attempts = [composed.value]
            for (const feePerVbyte of later) {
              const replaced = replace(attempts, unspent, { feePerVbyte, incremental })
              const before = attempts.at(-1) ?? composed.value
              if (!replaced.ok) {
                if (replaced.failure.code !== 'fee_is_enough') continue
                expect(feeOfPlan(before)).toBeGreaterThanOrEqual(
                  (await sizeOf(before)) * feePerVbyte,
                )
                continue
              }
              const plan = replaced.value
              expect(plan.intent).toEqual(composed.value.intent)
              expect(plan.also).toEqual(composed.value.also)
              expect(plan.attempt).toBe(before.attempt + 1)
              expect(inputsOf(plan)).toEqual(expect.arrayContaining(inputsOf(before)))
              const size = await sizeOf(plan)
              for (const each of attempts) {
                // Rules 3 and 4, and Core's own: the rate is above that of what it replaces.
                expect(feeOfPlan(plan)).toBeGreaterThanOrEqual(feeOfPlan(each) + incremental * size)
                expect(feeOfPlan(plan) * (await sizeOf(each))).toBeGreaterThan(
                  feeOfPlan(each) * size,
                )
              }
              expect(feeOfPlan(plan)).toBeGreaterThanOrEqual(size * feePerVbyte)
              attempts.push(plan)
            }
          },
        ),
        { numRuns: 60 },
      )
    },
  )

  test('the fee comes out of the change, and nothing further is spent while it suffices', () => {
    const unspent = outputs(1_000_000n, 900_000n)
    const plan = planned(account, intentOf(account, 500_000n), unspent)
    const replaced = replace([plan], unspent)
    if (!replaced.ok) throw new Error(replaced.failure.code)
    expect(inputsOf(replaced.value)).toEqual(inputsOf(plan))
    expect(bodyOf(replaced.value).changeUnits).toBeLessThan(bodyOf(plan).changeUnits)
  })

  test('where the change does not suffice, only confirmed outputs that nobody took are added', () => {
    const [spent, ...rest] = outputs(502_000n, 100_000n, 200_000n, 300_000n)
    if (spent === undefined) throw new Error('no output')
    const plan = planned(account, intentOf(account, 500_000n), [spent])
    const further = rest.map((output) => ({ ...output, isConfirmed: output.units !== 300_000n }))
    const taken = { ...NOTHING_TAKEN, inputs: new Set(rest.slice(1, 2).map(unspentKey)) }
    const replaced = replace([plan], further, { feePerVbyte: 40n, taken })
    if (!replaced.ok) throw new Error(replaced.failure.code)
    expect(bodyOf(replaced.value).inputs.map((input) => input.units)).toEqual([502_000n, 100_000n])
    expect(replace([plan], [], { feePerVbyte: 40n })).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test('the rate rises by what nodes ask on top at least, however little more the network asks', () => {
    const [spent, ...rest] = outputs(502_900n, 600_000n)
    if (spent === undefined) throw new Error('no output')
    const plan = planned(account, intentOf(account, 500_000n), [spent], { feePerVbyte: 20n })
    const replaced = replace([plan], rest, { feePerVbyte: 30n, incremental: 25n })
    if (!replaced.ok) throw new Error(replaced.failure.code)
    const inputs = BigInt(bodyOf(replaced.value).inputs.length)
    expect(inputs).toBe(2n)
    expect(feeOfPlan(replaced.value)).toBeGreaterThanOrEqual(45n * (11n + 2n * 68n + 2n * 31n))
  })

  test('while the network asks no more than is paid, the fee is enough', () => {
    const unspent = outputs(1_000_000n)
    const plan = planned(account, intentOf(account, 500_000n), unspent, { feePerVbyte: 20n })
    for (const feePerVbyte of [1n, 20n]) {
      expect(replace([plan], unspent, { feePerVbyte })).toMatchObject({
        failure: { code: 'fee_is_enough' },
      })
    }
    expect(replace([plan], unspent, { feePerVbyte: 22n }).ok).toBe(true)
  })

  test('while the network asks no more than a joint transaction pays, the fee is enough', () => {
    const unspent = outputs(10_000_000n)
    const payouts = payoutsOf(
      account,
      Array.from({ length: 20 }, () => 10_000n),
    )
    const plan = plannedJointly(account, payouts, unspent, { feePerVbyte: 20n })
    expect(replace([plan], unspent, { feePerVbyte: 20n })).toMatchObject({
      failure: { code: 'fee_is_enough' },
    })
    expect(replace([plan], unspent, { feePerVbyte: 22n }).ok).toBe(true)
  })

  test('the highest rate is never exceeded', () => {
    const unspent = outputs(10_000_000n)
    const most = params.maximumFeePerVbyte
    const plan = planned(account, intentOf(account, 500_000n), unspent, { feePerVbyte: most - 1n })
    expect(replace([plan], unspent, { feePerVbyte: most + 50n, incremental: 60n })).toMatchObject({
      failure: { code: 'cannot_be_replaced' },
    })
  })

  test('chains without replacement say so', () => {
    const dash = accountOf(dashParams)
    const unspent = outputs(10_000_000n)
    const plan = planned(dash, intentOf(dash, 500_000n), unspent)
    const given = { funding: fundingOf(unspent, 400n), taken: NOTHING_TAKEN }
    expect(replaceTransfer(dash.needs, [plan], given)).toMatchObject({
      failure: { code: 'cannot_be_replaced' },
    })
  })
})
