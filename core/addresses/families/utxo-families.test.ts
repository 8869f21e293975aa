import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { describe, expect, test } from 'vitest'
import type { AddressRules, ChainFlavour } from '../address-rules.ts'
import { bitcoin } from './bitcoin.ts'
import { dogecoin } from './dogecoin.ts'
import { litecoin } from './litecoin.ts'

const base58check = createBase58check(sha256)
const hash160 = new Uint8Array(20).fill(0x5a)
const hash256 = new Uint8Array(32).fill(0x5a)
const base58Address = (version: number) => base58check.encode(Uint8Array.of(version, ...hash160))
const segwitAddress = (prefix: string, version: number, program: Uint8Array) =>
  (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(program)])

function formOf(rules: AddressRules, text: string, flavour: ChainFlavour = 'main'): string {
  const read = rules.read(text, flavour)
  return read.ok ? read.value.form : read.failure.code
}

describe('bitcoin', () => {
  test.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'p2pkh'],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'p2sh'],
    // BIP-173
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh'],
    ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 'p2wsh'],
    // BIP-350
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr'],
    [
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'address_unspendable',
    ],
    ['BC1SW50QGDZ25J', 'address_unspendable'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'address_unspendable'],
  ])('%s is %s', (text, form) => {
    expect(formOf(bitcoin, text)).toBe(form)
  })

  test.each([
    // BIP-350, invalid: bech32 where bech32m belongs, and the reverse
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'address_bad_checksum'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'address_bad_checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'address_bad_checksum'],
    // BIP-350, invalid: a letter outside the alphabet, version 17, lengths of 1 and 41 bytes, 16 bytes of version 0
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'address_malformed'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'address_malformed'],
    ['bc1pw5dgrnzv', 'address_malformed'],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'address_malformed',
    ],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'address_malformed'],
    // BIP-350, invalid: mixed case, more than four bits of padding, padding that is not zero, no data
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jJ0', 'address_malformed'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'address_malformed'],
    ['bc1gmk9yu', 'address_malformed'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'address_bad_checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf', 'address_malformed'],
    [' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'address_malformed'],
    ['', 'address_malformed'],
    ['1', 'address_malformed'],
  ])('%s is refused as %s', (text, code) => {
    expect(formOf(bitcoin, text)).toBe(code)
  })

  test('tells real, regtest and testnet addresses apart', () => {
    const regtest = segwitAddress('bcrt', 1, hash256)
    expect(formOf(bitcoin, regtest, 'regtest')).toBe('p2tr')
    expect(formOf(bitcoin, regtest, 'main')).toBe('address_wrong_flavour')
    expect(formOf(bitcoin, base58Address(111), 'regtest')).toBe('p2pkh')
    expect(formOf(bitcoin, base58Address(196), 'regtest')).toBe('p2sh')
    expect(formOf(bitcoin, base58Address(111), 'main')).toBe('address_wrong_flavour')
    expect(formOf(bitcoin, base58Address(0), 'regtest')).toBe('address_wrong_flavour')
    const testnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
    expect(formOf(bitcoin, testnet, 'main')).toBe('address_wrong_flavour')
    expect(formOf(bitcoin, testnet, 'regtest')).toBe('address_wrong_flavour')
  })

  test('upper-case bech32 is compared in lower case', () => {
    const read = bitcoin.read('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'main')
    expect(read.ok && read.value.canonical).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  })
})

describe('litecoin', () => {
  test('accepts its own prefixes and refuses the ones it shares with Bitcoin', () => {
    expect(formOf(litecoin, 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1')).toBe('p2pkh')
    expect(formOf(litecoin, base58Address(50))).toBe('p2sh')
    expect(formOf(litecoin, 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9')).toBe('p2wpkh')
    expect(formOf(litecoin, segwitAddress('ltc', 1, hash256))).toBe('p2tr')
    expect(formOf(litecoin, base58Address(5))).toBe('address_malformed')
    expect(formOf(litecoin, base58Address(0))).toBe('address_malformed')
    expect(formOf(litecoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('address_malformed')
  })

  test('accepts what a regtest node gives out', () => {
    expect(formOf(litecoin, segwitAddress('rltc', 0, hash160), 'regtest')).toBe('p2wpkh')
    expect(base58Address(58)[0]).toBe('Q')
    expect(formOf(litecoin, base58Address(58), 'regtest')).toBe('p2sh')
    expect(formOf(litecoin, base58Address(196), 'regtest')).toBe('p2sh')
    expect(formOf(litecoin, base58Address(111), 'regtest')).toBe('p2pkh')
    expect(formOf(litecoin, segwitAddress('rltc', 0, hash160), 'main')).toBe(
      'address_wrong_flavour',
    )
  })
})

describe('dogecoin', () => {
  test('accepts its own prefixes and has no bech32', () => {
    expect(formOf(dogecoin, 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L')).toBe('p2pkh')
    expect(formOf(dogecoin, base58Address(22))).toBe('p2sh')
    expect(formOf(dogecoin, base58Address(111), 'regtest')).toBe('p2pkh')
    expect(formOf(dogecoin, base58Address(113), 'regtest')).toBe('address_wrong_flavour')
    expect(formOf(dogecoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('address_malformed')
  })
})
