import { amount } from '@causeway/core/money'
import { paymentsOf, planOf, unitsPaid } from '@causeway/core/ports'
import { hex } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOT_WALLET_PATH } from '../account-keys.ts'
import { keyHashAddress } from '../destination-script.ts'
import { zcashRegtestParams } from '../known-coins.ts'
import { changeParts } from './divide-change.ts'
import { paidOutputs } from './paid-outputs.ts'
import {
  accountOf,
  compose,
  composeAll,
  intentOf,
  outputs,
  outputsOf,
  payoutsOf,
  plannedJointly,
  signedAtRate,
} from './transfer.fixture.ts'
import { feeOf, readTransferBody, sumOf } from './transfer-body.ts'

const account = accountOf()
const { keys, params } = account

/** An address of the older forms, whose scripts are of other lengths. */
const olderAddress = (prefix: readonly number[], byte: number) =>
  keyHashAddress(new Uint8Array(20).fill(byte), {
    ...params,
    addresses: { ...params.addresses, bech32: null, pubKeyHash: prefix },
  })

const destinations = fc
  .tuple(fc.constantFrom('key', 'script', 'segwit'), fc.nat(250))
  .map(([form, place]) =>
    ({
      key: () => olderAddress(params.addresses.pubKeyHash, place),
      script: () => olderAddress(params.addresses.scriptHash, place),
      segwit: () => keys.address(`0/${place}`),
    })[form](),
  )
const payments = fc.array(fc.tuple(fc.bigInt({ min: 6_000n, max: 10n ** 8n }), destinations), {
  minLength: 2,
  maxLength: 20,
})

/** Each output as text, whatever its place. */
const lines = (found: readonly { readonly script?: Uint8Array; readonly amount?: bigint }[]) =>
  found.map(({ amount: units, script }) => `${units} ${hex.encode(script ?? new Uint8Array())}`)

describe('composing a joint transaction', () => {
  test('pays exactly all intents, the rest comes back, and the fee is at the rate asked', async () => {
    const hot = keys.script(HOT_WALLET_PATH)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 }),
        payments,
        fc.bigInt({ min: 1n, max: 300n }),
        async (units, wanted, feePerVbyte) => {
          const unspent = outputs(...units)
          const sums = wanted.map(([each]) => each)
          const [first, ...more] = payoutsOf(account, sums)
          const to = (place: number) => ({ destination: wanted[place]?.[1] ?? '' })
          const composed = composeAll(
            account,
            [{ ...first, ...to(0) }, ...more.map((each, place) => ({ ...each, ...to(place + 1) }))],
            unspent,
            { feePerVbyte },
          )
          if (!composed.ok) {
            expect(composed.failure.code).toBe('insufficient_funds')
            // Refused only if spending every output worth its own fee would not have been enough.
            const most = 68n * BigInt(units.length) + 34n * BigInt(sums.length) + 46n
            const paid = sums.reduce((sum, each) => sum + each, 0n)
            expect(paid + most * feePerVbyte).toBeGreaterThan(sumOf(unspent))
            return
          }
          const paidTo = outputsOf(await signedAtRate(account, composed.value, feePerVbyte))
          const body = readTransferBody(composed.value.body)
          const expected = lines(paidOutputs(paymentsOf(composed.value), params) ?? [])
          expect(expected).toHaveLength(wanted.length)
          const parts = changeParts({ units: body.changeUnits, outputs: body.changeOutputs })
          const change = lines(parts.map((part) => ({ script: hot, amount: part })))
          expect(lines(paidTo).toSorted()).toEqual([...expected, ...change].toSorted())
        },
      ),
      { numRuns: 60 },
    )
  })

  test('decides the same whichever intent comes first, and answers the plan of that one', () => {
    const [one, two, three] = payoutsOf(account, [500_000n, 500_000n, 300_000n])
    if (two === undefined || three === undefined) throw new Error('three payouts are made')
    const unspent = outputs(900_000n, 900_000n)
    const plan = plannedJointly(account, [one, two, three], unspent)
    expect(plan.intent).toEqual(one)
    expect(paymentsOf(plan)).toEqual([one, two, three])
    for (const intents of [
      [two, three, one],
      [three, two, one],
      [one, three, two],
    ] as const) {
      expect(plannedJointly(account, intents, unspent)).toEqual(planOf(plan, intents[0].transferId))
    }
  })

  test('one intent alone gives the plan that it has by itself', () => {
    const intent = intentOf(account, 500_000n)
    const unspent = outputs(2_000_000n)
    const alone = composeAll(account, [intent], unspent)
    expect(alone).toEqual(compose(account, intent, unspent))
    expect(alone.ok && 'also' in alone.value).toBe(false)
  })

  test('is refused where one of its payments would be, and where all together are too much', () => {
    const unspent = outputs(1_000_000n)
    const [first, second] = payoutsOf(account, [300_000n, 300_000n])
    if (second === undefined) throw new Error('two payouts are made')
    for (const [changes, code] of [
      [{ destination: 'nowhere' }, 'destination_refused'],
      [{ amount: amount('ltc', 2_939n) }, 'amount_is_dust'],
      [{ amount: amount('ltc', 700_000n) }, 'insufficient_funds'],
    ] as const) {
      const changed = { ...second, ...changes }
      expect(composeAll(account, [first, changed], unspent)).toMatchObject({ failure: { code } })
      expect(composeAll(account, [changed, first], unspent)).toMatchObject({ failure: { code } })
    }
    expect(composeAll(account, [first, second], unspent).ok).toBe(true)
  })

  test.each([
    ['a sweep', { kind: 'sweep', destination: keys.address(HOT_WALLET_PATH) }, 'may not share'],
    ['what the staff decides on', { kind: 'cold' }, 'may not share'],
    ['another asset', { amount: amount('btc', 300_000n) }, 'moves ltc'],
    ['another network', { network: 'bitcoin' }, 'is litecoin'],
    ['another source', { source: 3 }, 'has no'],
    ['an extra id', { extraId: '7' }, 'may not share'],
    ['the same transfer', { transferId: 'transfer-1' }, 'may not share'],
  ] as const)('%s is never joined', (_name, changes, message) => {
    const [first, second] = payoutsOf(account, [300_000n, 300_000n])
    if (second === undefined) throw new Error('two payouts are made')
    const changed = { ...second, ...changes }
    const unspent = outputs(1_000_000n)
    expect(() => composeAll(account, [first, changed], unspent)).toThrow(message)
    expect(() => composeAll(account, [changed, first], unspent)).toThrow(message)
  })

  test('on Zcash it pays for each of its outputs, as ZIP-317 asks', () => {
    const zcash = accountOf(zcashRegtestParams)
    for (let count = 1; count <= 20; count += 1) {
      for (const unspent of [
        outputs(10n ** 9n),
        outputs(...Array.from({ length: 9 }, () => 50_000n)),
      ]) {
        const payouts = payoutsOf(
          zcash,
          Array.from({ length: count }, () => 10_000n),
        )
        const plan = plannedJointly(zcash, payouts, unspent, { feePerVbyte: 53n })
        const body = readTransferBody(plan.body)
        const actions = Math.max(2, body.inputs.length, count + body.changeOutputs)
        expect(feeOf(body, unitsPaid(plan))).toBeGreaterThanOrEqual(BigInt(5_000 * actions))
      }
    }
  })
})
