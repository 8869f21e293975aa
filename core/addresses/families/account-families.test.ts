import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, base58xmr, base58xrp, createBase58check } from '@scure/base'
import { describe, expect, test } from 'vitest'
import type { AddressRules, ChainFlavour } from '../address-rules.ts'
import { writeBase58Check } from '../encodings/base58-check.ts'
import { eos } from './eos.ts'
import { evm } from './evm.ts'
import { monero } from './monero.ts'
import { ripple } from './ripple.ts'
import { solana } from './solana.ts'
import { stellar } from './stellar.ts'
import { tron } from './tron.ts'

function formOf(rules: AddressRules, text: string, flavour: ChainFlavour = 'main'): string {
  const read = rules.read(text, flavour)
  return read.ok ? read.value.form : read.failure.code
}

describe('evm', () => {
  // EIP-55
  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('accepts %s in its own case and in one case', (text) => {
    const spellings = [text, text.toLowerCase(), `0x${text.slice(2).toUpperCase()}`]
    for (const spelling of spellings) {
      const read = evm.read(spelling, 'main')
      expect(read.ok && [read.value.address, read.value.canonical]).toEqual([spelling, text])
    }
  })

  test.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'address_bad_checksum'],
    ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'address_malformed'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'address_malformed'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'address_malformed'],
    ['0x0000000000000000000000000000000000000000', 'address_unspendable'],
  ])('%s is refused as %s', (text, code) => {
    expect(formOf(evm, text)).toBe(code)
  })
})

describe('ripple', () => {
  test.each(['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'])(
    'accepts %s',
    (text) => {
      expect(formOf(ripple, text)).toBe('classic')
      expect(formOf(ripple, text, 'regtest')).toBe('classic')
    },
  )

  // XLS-5
  test.each([
    ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', 'main', null],
    ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu', 'main', '1'],
    ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A', 'main', '11747'],
    ['T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', 'regtest', null],
  ] as const)('%s is read into an address and a tag', (text, flavour, tag) => {
    expect(ripple.read(text, flavour)).toEqual({
      ok: true,
      value: {
        address: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
        canonical: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
        form: 'x-address',
        impliedExtraId: tag,
        saysExtraId: true,
      },
    })
    expect(formOf(ripple, text, flavour === 'main' ? 'regtest' : 'main')).toBe(
      'address_wrong_flavour',
    )
  })

  const packed = (tail: readonly number[]) =>
    writeBase58Check(Uint8Array.of(0x05, 0x44, ...new Uint8Array(20).fill(7), ...tail), base58xrp)

  test('reads the largest tag, and refuses flags and paddings that mean nothing', () => {
    const read = ripple.read(packed([1, 255, 255, 255, 255, 0, 0, 0, 0]), 'main')
    expect(read.ok && read.value.impliedExtraId).toBe('4294967295')
    expect(formOf(ripple, packed([2, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe('address_malformed')
    expect(formOf(ripple, packed([0, 1, 0, 0, 0, 0, 0, 0, 0]))).toBe('address_malformed')
    expect(formOf(ripple, packed([1, 1, 0, 0, 0, 1, 0, 0, 0]))).toBe('address_malformed')
  })

  test('refuses the account that nobody has, and mistyped text', () => {
    expect(formOf(ripple, 'rrrrrrrrrrrrrrrrrrrrrhoLvTp')).toBe('address_unspendable')
    expect(formOf(ripple, 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi')).toBe('address_bad_checksum')
    expect(formOf(ripple, 'rHb9CJAWyB4rj91VRWn96DkukG4bwdty0O')).toBe('address_malformed')
  })
})

describe('stellar', () => {
  // SEP-23
  test.each([
    ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'account'],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ', 'muxed'],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK', 'muxed'],
    ['GAAAAAAAACGC6', 'address_malformed'],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR', 'address_malformed'],
    ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZA', 'address_malformed'],
    ['G47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVP2I', 'address_malformed'],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLKA', 'address_malformed'],
    ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGA', 'address_bad_checksum'],
    ['ga7qynf7sowq3glr2bgmzehxavirza4kvwltjjfc7mgxua74p7ujvsgz', 'address_malformed'],
  ])('%s is %s', (text, form) => {
    expect(formOf(stellar, text)).toBe(form)
  })
})

describe('tron', () => {
  const base58check = createBase58check(sha256)
  test.each([
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'account'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'address_unspendable'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'address_bad_checksum'],
    [base58check.encode(new Uint8Array(21).fill(0xa0)), 'address_malformed'],
    ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'address_malformed'],
  ])('%s is %s', (text, form) => {
    expect(formOf(tron, text)).toBe(form)
  })
})

describe('eos', () => {
  test.each([
    ['eosio', 'account'],
    ['gm3dcnqgenes', 'account'],
    ['b1', 'account'],
    ['eosio.token', 'account'],
    ['a', 'account'],
    ['', 'address_malformed'],
    ['.abc', 'address_malformed'],
    ['abc.', 'address_malformed'],
    ['Abc', 'address_malformed'],
    ['abc6', 'address_malformed'],
    ['abc_d', 'address_malformed'],
    ['aaaaaaaaaaaaj', 'address_unspendable'],
    ['aaaaaaaaaaaaz', 'address_malformed'],
    ['aaaaaaaaaaaajj', 'address_malformed'],
  ])('"%s" is %s', (text, form) => {
    expect(formOf(eos, text)).toBe(form)
  })
})

describe('monero', () => {
  const address = (prefix: number, bytes: number) => {
    const payload = new Uint8Array(bytes).fill(0x42)
    payload[0] = prefix
    return base58xmr.encode(Uint8Array.of(...payload, ...keccak_256(payload).slice(0, 4)))
  }
  const donations =
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'
  const standard =
    '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge'
  const integrated =
    '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK'
  test.each([
    [donations, 'subaddress'],
    [standard, 'standard'],
    [integrated, 'integrated'],
    [address(18, 73), 'address_malformed'],
    [address(19, 65), 'address_malformed'],
    [address(53, 65), 'address_wrong_flavour'],
    [address(24, 65), 'address_wrong_flavour'],
    [address(77, 65), 'address_malformed'],
    [standard.slice(0, -1), 'address_malformed'],
    [`${standard.slice(0, -1)}f`, 'address_bad_checksum'],
    [`z${standard.slice(1)}`, 'address_malformed'],
  ])('%s is %s', (text, form) => {
    expect(formOf(monero, text)).toBe(form)
    expect(formOf(monero, text, 'regtest')).toBe(form)
  })
})

describe('solana', () => {
  test.each([
    ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'account'],
    ['11111111111111111111111111111111', 'address_unspendable'],
    [base58.encode(new Uint8Array(31).fill(9)), 'address_malformed'],
    [base58.encode(new Uint8Array(33).fill(9)), 'address_malformed'],
    ['0OIl', 'address_malformed'],
  ])('%s is %s', (text, form) => {
    expect(formOf(solana, text)).toBe(form)
  })
})
