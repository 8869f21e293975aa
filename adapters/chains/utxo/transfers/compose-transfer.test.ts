import type { Taken } from '@causeway/core/ports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dogecoinParams } from '../known-coins.ts'
import {
  accountOf,
  compose,
  intentOf,
  NOTHING_TAKEN,
  outputs,
  planned,
  signedAtRate,
} from './transfer.fixture.ts'
import { feeOf, readTransferBody, sumOf, unspentKey } from './transfer-body.ts'

const account = accountOf()
const { destination } = account
const taking = (inputs: readonly string[]): Taken => ({ ...NOTHING_TAKEN, inputs: new Set(inputs) })

describe('composing', () => {
  test('pays exactly the intent, the rest comes back, and the fee is at the rate asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 }),
        fc.bigInt({ min: 6_000n, max: 10n ** 9n }),
        fc.bigInt({ min: 1n, max: 300n }),
        async (units, sum, feePerVbyte) => {
          const unspent = outputs(...units)
          const composed = compose(account, intentOf(account, sum), unspent, { feePerVbyte })
          if (!composed.ok) {
            expect(composed.failure.code).toBe('insufficient_funds')
            // Refused only if spending every output worth its own fee would not have been enough.
            const most = 68n * BigInt(units.length) + 80n
            expect(sum + most * feePerVbyte).toBeGreaterThan(sumOf(unspent))
            return
          }
          const transaction = await signedAtRate(account, composed.value, feePerVbyte)
          const body = readTransferBody(composed.value.body)
          expect(transaction.outputsLength).toBe(1 + body.changeOutputs)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('what others reserved is left alone', () => {
    const unspent = outputs(1_000_000n, 900_000n)
    const first = planned(account, intentOf(account, 500_000n), unspent)
    if (first.reservation.kind !== 'inputs') throw new Error('not inputs')
    const taken = taking(first.reservation.inputs)
    const second = planned(account, intentOf(account, 500_000n), unspent, { taken })
    expect(second.reservation).not.toEqual(first.reservation)
    const all = taking(unspent.map(unspentKey))
    expect(compose(account, intentOf(account, 500_000n), unspent, { taken: all })).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test('change that waits is spent only where nothing can replace what it comes from', () => {
    const waiting = outputs(1_000_000n).map((output) => ({ ...output, isConfirmed: false }))
    expect(compose(account, intentOf(account, 500_000n), waiting)).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    const dogecoin = accountOf(dogecoinParams)
    const mixed = outputs(300_000_000n, 250_000_000n).map((output) => ({
      ...output,
      isConfirmed: output.units === 250_000_000n,
    }))
    const spent = (units: bigint) =>
      readTransferBody(
        planned(dogecoin, intentOf(dogecoin, units), mixed, { feePerVbyte: 1_000n }).body,
      ).inputs.map((input) => input.units)
    expect(spent(200_000_000n)).toEqual([250_000_000n])
    expect(spent(280_000_000n)).toEqual([300_000_000n])
  })

  test('the sum without its fee is not enough', () => {
    const wanted = intentOf(account, 1_000_000n)
    expect(compose(account, wanted, outputs(1_000_000n))).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    expect(compose(account, wanted, [])).toMatchObject({ failure: { code: 'insufficient_funds' } })
  })

  test('change too small to spend goes to the network', () => {
    const wanted = intentOf(account, 990_000n)
    const plan = planned(account, wanted, outputs(1_000_000n), { feePerVbyte: 50n })
    expect(readTransferBody(plan.body).changeUnits).toBe(0n)
  })

  test('change is divided while the wallet has few outputs, and costs what it takes', () => {
    const few = readTransferBody(
      planned(account, intentOf(account, 500_000n), outputs(10n ** 9n)).body,
    )
    expect(few.changeOutputs).toBe(4)
    const many = outputs(10n ** 9n, ...Array.from({ length: 20 }, () => 100_000n))
    const one = readTransferBody(planned(account, intentOf(account, 500_000n), many).body)
    expect(one.changeOutputs).toBe(1)
    expect(feeOf(few, 500_000n) - feeOf(one, 500_000n)).toBe(3n * 31n * 10n)
  })

  test('the dust limit is that of the destination, to the unit', () => {
    const unspent = outputs(1_000_000n)
    expect(compose(account, intentOf(account, 2_939n), unspent)).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
    expect(compose(account, intentOf(account, 2_940n), unspent).ok).toBe(true)
    expect(compose(account, intentOf(account, 0n), unspent)).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
  })

  test.each([
    ['of another network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [
      'with a wrong checksum',
      `${destination.slice(0, -1)}${destination.endsWith('q') ? 'p' : 'q'}`,
    ],
    ['empty', ''],
  ])('an address that is %s is refused', (_name, address) => {
    const wanted = intentOf(account, 500_000n, { destination: address })
    expect(compose(account, wanted, outputs(1_000_000n))).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })

  test('a chain without memos refuses one', () => {
    const wanted = intentOf(account, 500_000n, { extraId: '7' })
    expect(compose(account, wanted, outputs(1_000_000n))).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })

  test.each(['gas', 'filler'] as const)('%s is of other chains', (kind) => {
    expect(() =>
      compose(account, intentOf(account, 500_000n, { kind }), outputs(1_000_000n)),
    ).toThrow('has no')
  })
})
