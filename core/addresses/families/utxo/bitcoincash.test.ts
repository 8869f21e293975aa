import { describe, expect, test } from 'vitest'
import { writeCashAddress } from '../../encodings/cash-address.ts'
import { bitcoincash } from './bitcoincash.ts'
import { base58Address, formOf, hash160 } from './utxo-addresses.fixture.ts'

describe('bitcoincash', () => {
  // Bitcoin Cash specification, `cashaddr.md`: the same destinations in both forms
  const pairs = [
    ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'p2pkh'],
    ['1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR', 'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy', 'p2pkh'],
    ['16w1D5WRVKJuZUsSRzdLp9w3YGcgoxDXb', 'qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r', 'p2pkh'],
    ['3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq', 'p2sh'],
    ['3LDsS579y7sruadqu11beEJoTjdFiFCdX4', 'pr95sy3j9xwd2ap32xkykttr4cvcu7as4yc93ky28e', 'p2sh'],
    ['31nwvkZwyPdgzjBJZXfDmSWsC4ZLKpYyUw', 'pqq3728yw0y47sqn6l2na30mcw6zm78dzq5ucqzc37', 'p2sh'],
  ] as const

  test.each(pairs)('%s and %s are one destination', (older, cash, form) => {
    const canonical = `bitcoincash:${cash}`
    for (const text of [older, cash, canonical, canonical.toUpperCase(), cash.toUpperCase()]) {
      const read = bitcoincash.read(text, 'main')
      expect(read.ok && [read.value.address, read.value.canonical, read.value.form]).toEqual([
        text,
        canonical,
        form,
      ])
    }
  })

  test.each([
    ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'address_bad_checksum'],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'address_bad_checksum'],
    ['Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'address_malformed'],
    ['Bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'address_malformed'],
    ['bitcoin:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'address_malformed'],
    ['bitcoincash:1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'address_malformed'],
    ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggv', 'address_bad_checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'address_malformed'],
    // The specification's vectors of other sizes: 192 and 256 bits
    ['bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0', 'address_malformed'],
    [
      'bitcoincash:qvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq5nlegake',
      'address_malformed',
    ],
  ])('%s is refused as %s', (text, code) => {
    expect(formOf(bitcoincash, text)).toBe(code)
  })

  test('tells real, regtest and testnet addresses apart, with their prefix and without', () => {
    for (const prefix of ['bchreg', 'bchtest']) {
      const address = writeCashAddress(prefix, 'p2pkh', hash160)
      for (const text of [address, address.slice(prefix.length + 1)]) {
        expect(formOf(bitcoincash, text)).toBe('address_wrong_flavour')
        expect(formOf(bitcoincash, text, 'regtest')).toBe(
          prefix === 'bchreg' ? 'p2pkh' : 'address_wrong_flavour',
        )
      }
    }
    const read = bitcoincash.read(base58Address(196), 'regtest')
    expect(read.ok && read.value.canonical).toBe(writeCashAddress('bchreg', 'p2sh', hash160))
    expect(formOf(bitcoincash, base58Address(0), 'regtest')).toBe('address_wrong_flavour')
  })

  test('refuses token-aware addresses, which the wallet could not pay', () => {
    // CHIP-2022-02-CashTokens
    const tokenAware = 'bitcoincash:zpm2qsznhks23z7629mms6s4cwef74vcwvrqekrq9w'
    expect(formOf(bitcoincash, tokenAware)).toBe('address_malformed')
  })
})
