import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { describe, expect, test } from 'vitest'
import { accountKeys } from './account-keys.ts'
import { readCashAddress, writeCashAddress } from './cash-address.ts'
import { destinationScript, dustThreshold } from './destination-script.ts'
import * as coins from './known-coins.ts'
import { accountOf, intentOf, outputs, planned } from './transfers/transfer.fixture.ts'
import type { UtxoParams } from './utxo-params.ts'

const all = Object.entries(coins)
const main = all.filter(([name]) => !name.includes('Regtest'))

describe('dust limits of Bitcoin Core', () => {
  test.each([
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 546n],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 540n],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 294n],
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 330n],
  ])('%s: %s', (address, units) => {
    const script = destinationScript(address, coins.bitcoinParams)
    expect(script === null ? null : dustThreshold(script, coins.bitcoinParams)).toBe(units)
  })
})

// Addresses that anyone can look up: published by the projects, or of well-known holders.
const REAL: readonly (readonly [string, string])[] = [
  ['litecoinParams', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
  ['litecoinParams', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['dogecoinParams', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['dashParams', 'XpESxaUmonkq8RaLLp46Brx2K39ggQe226'],
  ['zcashParams', 't1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs'],
  ['zcashParams', 't3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd'],
  ['bitcoinCashParams', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['bitcoinCashParams', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['bitcoinCashParams', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu'],
]

describe('addresses', () => {
  test.each(REAL)('%s takes %s, and nothing with one letter changed', (coin, address) => {
    const params = new Map(all).get(coin)
    if (params === undefined) throw new Error(`No coin ${coin}`)
    expect(destinationScript(address, params)).not.toBeNull()
    const last = address.slice(-1) === 'q' ? 'p' : 'q'
    expect(destinationScript(address.slice(0, -1) + last, params)).toBeNull()
  })

  test.each(all)(
    '%s: an address of ours is its own script, and no other coin takes it',
    (_, params) => {
      const { keys } = accountOf(params)
      for (const path of ['0/0', '0/7', '1/0'] as const) {
        expect(destinationScript(keys.address(path), params)).toEqual(keys.script(path))
      }
      for (const [, other] of main) {
        if (sharesAddresses(params, other)) continue
        expect(destinationScript(keys.address('0/0'), other)).toBeNull()
      }
    },
  )

  test.each(all)('%s: an extended key of another world is refused', (_, params) => {
    const versions = { private: 0x0488ade5, public: 0x0488b21f }
    const foreign = HDKey.fromMasterSeed(new Uint8Array(32).fill(3), versions)
    expect(() => accountKeys(foreign.publicExtendedKey, params)).toThrow()
  })
})

/** DigiByte's old key addresses are written as Dogecoin's are, and Bitcoin Cash's as Bitcoin's. */
function sharesAddresses(left: UtxoParams, right: UtxoParams): boolean {
  if (left.addresses.bech32 !== null) return left.addresses.bech32 === right.addresses.bech32
  if (left.addresses.cash !== null) return left.addresses.cash === right.addresses.cash
  return left.addresses.pubKeyHash.join() === right.addresses.pubKeyHash.join()
}

// `cashaddr.md` of the Bitcoin Cash specification: the same hashes in both forms.
describe('CashAddr', () => {
  test.each([
    ['76a04053bda0a88bda5177b86a15c3b29f559873', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 0],
    ['cb481232299cd5743151ac4b2d63ae198e7bb0a9', 'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy', 0],
    ['011f28e473c95f4013d7d53ec5fbc3b42df8ed10', 'qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r', 0],
    ['76a04053bda0a88bda5177b86a15c3b29f559873', 'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq', 1],
  ] as const)('%s is %s', (hash, address, type) => {
    const payload = { type, hash: hex.decode(hash) }
    expect(writeCashAddress('bitcoincash', payload)).toBe(`bitcoincash:${address}`)
    expect(readCashAddress('bitcoincash', address)).toEqual(payload)
    expect(readCashAddress('bitcoincash', `BITCOINCASH:${address.toUpperCase()}`)).toEqual(payload)
    expect(readCashAddress('bchtest', address)).toBeNull()
    expect(readCashAddress('bitcoincash', address.replace('q', 'Q'))).toBeNull()
  })
})

describe('signing on every chain', () => {
  test.each(all)(
    '%s: a payout within the highest rate, the same bytes each time',
    async (_, params) => {
      const account = accountOf(params)
      const rich = outputs(10n ** 11n, 10n ** 10n)
      const feePerVbyte = params.fallbackFeePerVbyte
      const plan = planned(account, intentOf(account, 10n ** 10n), rich, { feePerVbyte })
      const signed = await account.sign(plan)
      expect(await account.sign(plan)).toEqual(signed)
      expect(signed.txId).toMatch(/^[0-9a-f]{64}$/)
    },
  )
})
