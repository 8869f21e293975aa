import { amount } from '@causeway/core/money'
import type { Taken, TransferIntent, TransferPlan } from '@causeway/core/ports'
import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountKeys, HOT_WALLET_PATH, type KeyPath } from './account-keys.ts'
import { composeTransfer } from './compose-transfer.ts'
import { destinationScript, dustThreshold } from './destination-script.ts'
import { createUtxoSigning } from './sign.ts'
import { readTransferBody, type Unspent, unspentKey, writeFundingFacts } from './transfer-body.ts'
import { bitcoinParams, litecoinParams, litecoinRegtestParams as params } from './utxo-params.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(3), params.extendedKeys).derive(
  "m/84'/1'/0'",
)
const keys = accountKeys(account.publicExtendedKey, params)
const needs = { keys, params, asset: 'ltc', network: 'litecoin' }
const sign = createUtxoSigning({
  network: 'litecoin',
  asset: 'ltc',
  accountXprv: account.privateExtendedKey,
  params,
})
const destination = keys.address('0/900')
const FREE: Taken = { inputs: new Set(), nextNonce: null }

function intentOf(units: bigint, more: Partial<TransferIntent> = {}): TransferIntent {
  return {
    transferId: 'transfer-1',
    network: 'litecoin',
    amount: amount('ltc', units),
    destination,
    extraId: null,
    ...more,
  }
}

function outputs(...units: readonly bigint[]): readonly Unspent[] {
  return units.map((each, index) => {
    const path: KeyPath = index === 0 ? HOT_WALLET_PATH : `0/${index}`
    return { txId: index.toString(16).padStart(64, '0'), outputIndex: index, units: each, path }
  })
}

function compose(
  intent: TransferIntent,
  unspent: readonly Unspent[],
  { feePerVbyte = 10n, taken = FREE } = {},
) {
  const facts = writeFundingFacts({ feePerVbyte, unspent })
  return composeTransfer(needs, intent, { funding: { network: 'litecoin', facts }, taken })
}

function planned(...given: Parameters<typeof compose>): TransferPlan {
  const composed = compose(...given)
  if (!composed.ok) throw new Error(composed.failure.code)
  return composed.value
}

describe('composing', () => {
  test('pays exactly the intent, the rest comes back, and the fee is at the rate asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 }),
        fc.bigInt({ min: 6_000n, max: 10n ** 9n }),
        fc.bigInt({ min: 1n, max: 300n }),
        async (units, sum, feePerVbyte) => {
          const unspent = outputs(...units)
          const composed = compose(intentOf(sum), unspent, { feePerVbyte })
          const total = units.reduce((all, each) => all + each, 0n)
          if (!composed.ok) {
            expect(composed.failure.code).toBe('insufficient_funds')
            // Refused only if spending every output worth its own fee would not have been enough.
            const most = 68n * BigInt(units.length) + 80n
            expect(sum + most * feePerVbyte).toBeGreaterThan(total)
            return
          }
          const signed = await sign(composed.value)
          const transaction = Transaction.fromRaw(hex.decode(signed.bytes))
          const body = readTransferBody(composed.value.body)
          const spent = body.inputs.reduce((all, each) => all + each.units, 0n)
          const fee = spent - sum - body.changeUnits
          const vsize = BigInt(transaction.vsize)
          expect(fee).toBeGreaterThanOrEqual(vsize * feePerVbyte)
          // What is over is an output too small to keep, and signatures shorter than estimated.
          const dust = 182n * params.dustFeePerVbyte + 34n * feePerVbyte
          const slack = feePerVbyte * BigInt(body.inputs.length + 2)
          expect(fee).toBeLessThanOrEqual(vsize * feePerVbyte + dust + slack)
          expect(signed.txId).toBe(transaction.id)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('what others reserved is left alone', () => {
    const unspent = outputs(1_000_000n, 900_000n)
    const first = planned(intentOf(500_000n), unspent)
    if (first.reservation.kind !== 'inputs') throw new Error('not inputs')
    const taken = { inputs: new Set(first.reservation.inputs), nextNonce: null }
    const second = planned(intentOf(500_000n), unspent, { taken })
    expect(second.reservation).not.toEqual(first.reservation)
    const all = { inputs: new Set(unspent.map(unspentKey)), nextNonce: null }
    expect(compose(intentOf(500_000n), unspent, { taken: all })).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test('the sum without its fee is not enough', () => {
    expect(compose(intentOf(1_000_000n), outputs(1_000_000n))).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    expect(compose(intentOf(1_000_000n), [])).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test('change too small to spend goes to the network', () => {
    const plan = planned(intentOf(990_000n), outputs(1_000_000n), { feePerVbyte: 50n })
    expect(readTransferBody(plan.body).changeUnits).toBe(0n)
  })

  test('the dust limit is that of the destination, to the unit', () => {
    const unspent = outputs(1_000_000n)
    expect(compose(intentOf(2_939n), unspent)).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
    expect(compose(intentOf(2_940n), unspent).ok).toBe(true)
    expect(compose(intentOf(0n), unspent)).toMatchObject({ failure: { code: 'amount_is_dust' } })
  })

  test.each([
    ['of another network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [
      'with a wrong checksum',
      `${destination.slice(0, -1)}${destination.endsWith('q') ? 'p' : 'q'}`,
    ],
    ['empty', ''],
  ])('an address that is %s is refused', (_name, address) => {
    expect(
      compose(intentOf(500_000n, { destination: address }), outputs(1_000_000n)),
    ).toMatchObject({ failure: { code: 'destination_refused' } })
  })

  test('a chain without memos refuses one', () => {
    expect(compose(intentOf(500_000n, { extraId: '7' }), outputs(1_000_000n))).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })
})

describe('dust limits of Bitcoin Core', () => {
  const limit = (address: string) => {
    const script = destinationScript(address, bitcoinParams)
    return script === null ? null : dustThreshold(script, bitcoinParams)
  }
  test.each([
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 546n],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 540n],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 294n],
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 330n],
  ])('%s: %s', (address, units) => {
    expect(limit(address)).toBe(units)
  })
})

test('Litecoin takes both of its script prefixes', () => {
  const today = destinationScript('MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441', litecoinParams)
  const older = destinationScript('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', litecoinParams)
  expect(today).not.toBeNull()
  expect(older).not.toBeNull()
})

describe('signing', () => {
  const plan = planned(intentOf(500_000n), outputs(2_000_000n))

  test('one plan always gives the same bytes', async () => {
    expect(await sign(plan)).toEqual(await sign(plan))
  })

  test('pays only the destination and the hot wallet', async () => {
    const transaction = Transaction.fromRaw(hex.decode((await sign(plan)).bytes))
    const paid = [0, 1].map((index) => transaction.getOutputAddress(index, params.addresses))
    expect(transaction.outputsLength).toBe(2)
    expect(new Set(paid)).toEqual(new Set([destination, keys.address(HOT_WALLET_PATH)]))
  })

  test('a fee above the highest rate throws', async () => {
    const body = JSON.stringify({ ...JSON.parse(plan.body), changeUnits: '0' })
    await expect(sign({ ...plan, body })).rejects.toThrow('highest rate')
  })

  test('inputs that are not reserved throw', async () => {
    const reservation = { kind: 'inputs', inputs: ['other:0'] } as const
    await expect(sign({ ...plan, reservation })).rejects.toThrow('reserve')
  })

  test('another network throws', async () => {
    const intent = { ...plan.intent, network: 'bitcoin' }
    await expect(sign({ ...plan, intent })).rejects.toThrow('litecoin')
  })

  test('the account key of the chain cannot sign', () => {
    expect(() => keys.privateKey(HOT_WALLET_PATH)).toThrow('Only the signer')
  })
})
