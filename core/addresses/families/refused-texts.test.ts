import { keccak_256 } from '@noble/hashes/sha3.js'
import { base32nopad, base58, base58xrp, bech32 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressFamily } from '../../currencies/index.ts'
import { addressRulesOf } from '../address-rules-of.ts'
import { writeBase58Check } from '../encodings/base58-check.ts'
import { algorand, base58Check, cosmos, nem, sorts, ton, waves } from './address-sorts.fixture.ts'

const account = Uint8Array.from({ length: 20 }, (_, index) => index + 1)
const key = Uint8Array.from({ length: 32 }, (_, index) => index + 1)

function verdict(family: AddressFamily, text: string): string {
  const read = addressRulesOf(family).read(text, 'main')
  return read.ok ? read.value.form : read.failure.code
}

describe('extra or missing characters', () => {
  test.each(sorts)(
    'are rejected in a $family $name address',
    ({ family, bytes, alphabet, write }) => {
      const any = fc.uint8Array({ minLength: bytes, maxLength: bytes })
      fc.assert(
        fc.property(any, fc.constantFrom(...alphabet, ' ', '\n', '-'), (hash, more) => {
          fc.pre(hash.some((byte) => byte !== 0))
          const address = write(hash)
          for (const text of [
            more + address,
            address + more,
            address.slice(1),
            address.slice(0, -1),
          ])
            expect(addressRulesOf(family).read(text, 'main').ok, text).toBe(false)
        }),
        { numRuns: 20 },
      )
    },
  )

  test.each(['evm', 'vechain', 'aptos', 'sui'] as const)(
    'before or after the digits are rejected in %s',
    (family) => {
      const digits = Buffer.from(family === 'aptos' || family === 'sui' ? key : account).toString(
        'hex',
      )
      expect(verdict(family, `0x${digits}`)).toBe('account')
      for (const text of [`x0x${digits}`, `0x${digits}0`, `0x0x${digits}`, `00x${digits}`]) {
        expect(verdict(family, text), text).toBe('address_malformed')
      }
    },
  )
})

describe('an all-zero account', () => {
  test.each<[AddressFamily, string]>([
    ['cosmos', cosmos('cosmos')(new Uint8Array(20))],
    ['kava', cosmos('kava')(new Uint8Array(20))],
    ['neo', base58Check(0x35)(new Uint8Array(20))],
    ['ripple', writeBase58Check(new Uint8Array(21), base58xrp)],
    ['ripple', writeBase58Check(Uint8Array.of(5, 0x44, ...new Uint8Array(29)), base58xrp)],
    ['algorand', algorand(new Uint8Array(32))],
    ['ton', ton(0x11)(new Uint8Array(32))],
    ['aptos', `0x${'0'.repeat(64)}`],
    ['evm', `0x${'0'.repeat(40)}`],
  ])('of %s is unspendable: %s', (family, text) => {
    expect(verdict(family, text)).toBe('address_unspendable')
  })
})

describe('despite a correct checksum', () => {
  const withHeader = (...header: readonly number[]) =>
    writeBase58Check(Uint8Array.of(...header, ...account), base58)

  test.each<[string, AddressFamily, string, string]>([
    [
      'two of three bytes of its prefix',
      'tezos',
      withHeader(0x06, 0xa1, 0x00),
      'address_malformed',
    ],
    [
      'another prefix that begins alike',
      'tezos',
      withHeader(0x02, 0x5a, 0x7a),
      'address_malformed',
    ],
    ['another version', 'neo', withHeader(0x36), 'address_malformed'],
    ['the version of Neo 2', 'neo', withHeader(0x17), 'address_legacy'],
    [
      'another version',
      'ripple',
      writeBase58Check(Uint8Array.of(1, ...account), base58xrp),
      'address_malformed',
    ],
    [
      'one of two bytes of its prefix',
      'ripple',
      writeBase58Check(Uint8Array.of(5, 0x45, ...account, ...new Uint8Array(9)), base58xrp),
      'address_malformed',
    ],
    [
      'the prefix of test networks',
      'ripple',
      writeBase58Check(Uint8Array.of(4, 0x93, ...account, ...new Uint8Array(9)), base58xrp),
      'address_wrong_flavour',
    ],
    ['unknown flags', 'ton', ton(0x13)(key), 'address_malformed'],
    ['the flag of test networks', 'ton', ton(0x91)(key), 'address_wrong_flavour'],
    ['one byte too many', 'cosmos', cosmos('cosmos')(key.slice(0, 21)), 'address_malformed'],
    ['another prefix', 'cosmos', cosmos('osmo')(account), 'address_malformed'],
  ])('%s is rejected in %s', (_name, family, text, code) => {
    expect(verdict(family, text)).toBe(code)
  })

  test('another network is rejected in nem', () => {
    const of = (network: number) => {
      const payload = Uint8Array.of(network, ...account)
      return base32nopad.encode(Uint8Array.of(...payload, ...keccak_256(payload).slice(0, 4)))
    }
    expect(of(0x68)).toBe(nem(account))
    expect(verdict('nem', of(0x98))).toBe('address_wrong_flavour')
    expect(verdict('nem', of(0x60))).toBe('address_malformed')
  })

  test('mixed case is rejected in cosmos', () => {
    const address = cosmos('cosmos')(account)
    expect(verdict('cosmos', address.toUpperCase())).toBe('account')
    expect(verdict('cosmos', `C${address.slice(1)}`)).toBe('address_malformed')
    expect(bech32.decodeUnsafe(address)?.prefix).toBe('cosmos')
  })

  test('a wrong byte is reported as a bad checksum in waves', () => {
    const address = waves(account)
    const bytes = base58.decode(address)
    const slip = Uint8Array.from(bytes, (byte, index) => (index === 25 ? byte ^ 1 : byte))
    expect(verdict('waves', base58.encode(slip))).toBe('address_bad_checksum')
  })
})
