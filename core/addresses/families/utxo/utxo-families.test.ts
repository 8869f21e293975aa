import { describe, expect, test } from 'vitest'
import { base58Address, formOf, hash160, hash256, segwitAddress } from './utxo-addresses.fixture.ts'
import { bitcoin, dash, digibyte, dogecoin, litecoin, ravencoin } from './utxo-families.ts'
import { zcash } from './zcash.ts'

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

describe('dash', () => {
  test('accepts its own prefixes and has no bech32', () => {
    expect(formOf(dash, 'XpESxaUmonkq8RaLLp46Brx2K39ggQe226')).toBe('p2pkh')
    expect(formOf(dash, '7gnwGHt17heGpG9Crfeh4KGpYNFugPhJdh')).toBe('p2sh')
    expect(formOf(dash, 'XpESxaUmonkq8RaLLp46Brx2K39ggQe227')).toBe('address_bad_checksum')
    expect(base58Address(140)[0]).toBe('y')
    expect(formOf(dash, base58Address(140), 'regtest')).toBe('p2pkh')
    expect(formOf(dash, base58Address(19), 'regtest')).toBe('p2sh')
    expect(formOf(dash, base58Address(140))).toBe('address_wrong_flavour')
    expect(formOf(dash, base58Address(76), 'regtest')).toBe('address_wrong_flavour')
    expect(formOf(dash, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe('address_malformed')
  })
})

describe('zcash', () => {
  test('accepts transparent addresses, of two version bytes', () => {
    expect(formOf(zcash, 't1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs')).toBe('p2pkh')
    // The first address of the founders' reward (zcashd, chainparams)
    expect(formOf(zcash, 't3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd')).toBe('p2sh')
    expect(formOf(zcash, 't3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9oje')).toBe('address_bad_checksum')
    expect(formOf(zcash, 't2UNzUUx8mWBCRYPRezvA363EYXyEpHokyi')).toBe('address_wrong_flavour')
    expect(formOf(zcash, 't2UNzUUx8mWBCRYPRezvA363EYXyEpHokyi', 'regtest')).toBe('p2sh')
    expect(formOf(zcash, base58Address(0x1d, 0x25), 'regtest')).toBe('p2pkh')
    expect(formOf(zcash, base58Address(0x1c, 0xb9))).toBe('address_malformed')
  })

  test('refuses what only shielded wallets can pay, and addresses of one version byte', () => {
    const sapling = 'zs1z7rejlpsa98s2rrrfkwmaxu53e4ue0ulcrw0h4x5g8jl04tak0d3mm47vdtahatqrlkngh9sly'
    expect(formOf(zcash, sapling)).toBe('address_shielded')
    expect(formOf(zcash, `u1${'q'.repeat(139)}`)).toBe('address_shielded')
    expect(formOf(zcash, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe('address_malformed')
    expect(formOf(bitcoin, 't1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs')).toBe('address_malformed')
  })
})

describe('digibyte', () => {
  test('accepts its own prefixes, and not the one it shared with Bitcoin', () => {
    expect(formOf(digibyte, 'D9TDZTR9Z9Mx2NoDJnhqhnYhDLKRAmsL9n')).toBe('p2pkh')
    expect(formOf(digibyte, 'SiEgX2mSYJjVN9YGuC23uckE6BS1ZSHcGD')).toBe('p2sh')
    expect(formOf(digibyte, 'dgb1qv8psxjeqkau5s35qwh75zy6kp95yhxxw0d3kup')).toBe('p2wpkh')
    expect(formOf(digibyte, segwitAddress('dgb', 1, hash256))).toBe('p2tr')
    expect(formOf(digibyte, 'dgb1qv8psxjeqkau5s35qwh75zy6kp95yhxxw0d3kuq')).toBe(
      'address_bad_checksum',
    )
    expect(formOf(digibyte, base58Address(5))).toBe('address_malformed')
    expect(formOf(digibyte, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('address_malformed')
  })

  test('accepts what a regtest node gives out', () => {
    const regtest = segwitAddress('dgbrt', 0, hash160)
    expect(formOf(digibyte, regtest, 'regtest')).toBe('p2wpkh')
    expect(formOf(digibyte, base58Address(126), 'regtest')).toBe('p2pkh')
    expect(formOf(digibyte, base58Address(140), 'regtest')).toBe('p2sh')
    expect(formOf(digibyte, regtest)).toBe('address_wrong_flavour')
    expect(formOf(digibyte, segwitAddress('dgbt', 0, hash160), 'regtest')).toBe(
      'address_wrong_flavour',
    )
  })
})

describe('ravencoin', () => {
  test('accepts its own prefixes and has no bech32', () => {
    // Where assets are burnt (Ravencoin Core, chainparams), and an address of a test of its own
    expect(formOf(ravencoin, 'RXBurnXXXXXXXXXXXXXXXXXXXXXXWUo9FV')).toBe('p2pkh')
    expect(formOf(ravencoin, 'RLAppkUmJsgdQ7Khb7ZfL8JG14kaWzjFhK')).toBe('p2pkh')
    expect(base58Address(122)[0]).toBe('r')
    expect(formOf(ravencoin, base58Address(122))).toBe('p2sh')
    expect(formOf(ravencoin, 'RLAppkUmJsgdQ7Khb7ZfL8JG14kaWzjFhL')).toBe('address_bad_checksum')
    expect(formOf(ravencoin, base58Address(111), 'regtest')).toBe('p2pkh')
    expect(formOf(ravencoin, base58Address(196), 'regtest')).toBe('p2sh')
    expect(formOf(ravencoin, base58Address(111))).toBe('address_wrong_flavour')
    // An account of the XRP Ledger begins with r too.
    expect(formOf(ravencoin, 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59')).not.toBe('p2sh')
  })
})
