import { describe, expect, test } from 'vitest'
import { type AddressFamily, addressFamilies } from '../../currencies/index.ts'
import { addressRulesOf } from '../address-rules-of.ts'
import { readByron } from '../encodings/read-byron.ts'
import { SAMPLES } from './samples.fixture.ts'

function formOf(family: AddressFamily, text: string): string {
  const read = addressRulesOf(family).read(text, 'main')
  return read.ok ? read.value.form : read.failure.code
}

test('every family but money of states has samples, and accepts them', () => {
  for (const family of addressFamilies) {
    if (family === 'fiat') continue
    const samples = SAMPLES[family] ?? []
    expect(samples.length, family).toBeGreaterThan(0)
    for (const sample of samples) {
      expect(addressRulesOf(family).read(sample, 'main'), `${family} ${sample}`).toMatchObject({
        ok: true,
        value: { address: sample, impliedExtraId: null },
      })
    }
  }
})

test('money of states has no addresses', () => {
  expect(formOf('fiat', 'DE89370400440532013000')).toBe('address_malformed')
  expect(addressRulesOf('fiat').recognises('DE89370400440532013000', 'main')).toBe(false)
})

describe('cardano', () => {
  test.each([
    [SAMPLES.cardano?.[0] ?? '', 'base'],
    [SAMPLES.cardano?.[1] ?? '', 'base-script'],
    [SAMPLES.cardano?.[2] ?? '', 'enterprise'],
    [SAMPLES.cardano?.[3] ?? '', 'enterprise-script'],
    [SAMPLES.cardano?.[4] ?? '', 'byron'],
    // CIP-19: a pointer, a stake key, a test network's key
    ['addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k', 'address_malformed'],
    ['stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', 'address_malformed'],
    ['addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', 'address_wrong_flavour'],
    // Byron of a test network, which names its magic
    [
      '37btjrVyb4KDXBNC4haBVPCrro8AQPHwvCMp3RFhhSVWwfFmZ6wwzSK6JK1hY6wHNmtrpTf1kdbva8TCneM2YsiXT7mrzT21EacHnPpz5YyUdj64na',
      'address_wrong_flavour',
    ],
    ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9', 'address_bad_checksum'],
    ['Addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', 'address_malformed'],
  ])('%s is %s', (text, form) => {
    expect(formOf('cardano', text)).toBe(form)
  })

  test('an address of Byron that is cut short is refused', () => {
    expect(readByron(Uint8Array.of(0x82, 0xd8, 0x18, 0x58, 0x21))).toMatchObject({ ok: false })
    expect(readByron(new Uint8Array())).toMatchObject({ ok: false })
  })
})

describe.each([
  // The same key in the form of no network, and of Kusama
  ['polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', 'address_malformed'],
  ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6', 'address_bad_checksum'],
  ['polkadot', '111111111111111111111111111111111HC1', 'address_unspendable'],
  ['tezos', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjc', 'address_bad_checksum'],
  ['neo', 'ALq7AWrhAueN6mJNqk6FHJjnsEoPRytLdW', 'address_legacy'],
  ['neo', 'NbnjKGMBJzJ6j5PHeYhjJDaQ5Vy5UYu4Fw', 'address_bad_checksum'],
  ['nem', 'NALICE-LGU3IV-Y4DPJK-HYLSSV-YFFWYS-5QPLYE-ZDJJ', 'account'],
  ['nem', 'NALIC-ELGU3IVY4DPJKHYLSSVYFFWYS5QPLYEZDJJ', 'address_malformed'],
  ['nem', 'NALICELGU3IVY4DPJKHYLSSVYFFWYS5QPLYEZDJK', 'address_bad_checksum'],
  ['cosmos', 'COSMOS1DEPK54CUAJGKZEA6ZPGKQ36TNJWDZV4AFC3D27', 'account'],
  ['cosmos', 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d28', 'address_bad_checksum'],
  ['cosmos', 'kava1vlpsrmdyuywvaqrv7rx6xga224sqfwz3fyfhwq', 'address_malformed'],
  ['kava', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'address_malformed'],
  ['near', 'vitalik.eth', 'address_malformed'],
  ['near', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'address_malformed'],
  ['near', 'Alice.near', 'address_malformed'],
  ['near', 'a__b.near', 'address_malformed'],
  ['near', `${'a'.repeat(60)}.near`, 'address_malformed'],
  ['near', '0'.repeat(64), 'address_unspendable'],
  ['algorand', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ', 'address_unspendable'],
  [
    'algorand',
    '7ZUECA7HFLZTXENRV24SHLU4AVPUTMTTDUFUBNBD64C73F3UHRTHAIOF6A',
    'address_bad_checksum',
  ],
  // HIP-15: the checksums of a test network and of the main one
  ['hedera', '0.0.123-esxsf', 'address_bad_checksum'],
  ['hedera', '0.0.123-vfmkw', 'address_unspendable'],
  ['hedera', '0.0.1234567891-zbhlt', 'address_bad_checksum'],
  ['hedera', '0.0.01234', 'address_malformed'],
  ['hedera', '0.1.1234', 'address_malformed'],
  ['ton', 'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz', 'non-bounceable'],
  ['ton', 'EQDtFpEwcFAEcRe5mLVh2N6C0x+/hJEM7W61/JLnSF74p4q2', 'bounceable'],
  ['ton', 'kQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74pzE8', 'address_wrong_flavour'],
  ['ton', 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q3', 'address_bad_checksum'],
  [
    'ton',
    '0:ed1691307050047117b998b561d8de82d31fbf84910ced6eb5fc92e7485ef8a7',
    'address_malformed',
  ],
  ['ton', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c', 'address_unspendable'],
  ['filecoin', 'f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxa', 'delegated'],
  ['filecoin', 't15ihq5ibzwki2b4ep2f46avlkrqzhpqgtga7pdrq', 'address_wrong_flavour'],
  ['filecoin', 'f15ihq5ibzwki2b4ep2f46avlkrqzhpqgtga7pdra', 'address_bad_checksum'],
  ['filecoin', 'f01234', 'address_malformed'],
  ['filecoin', 'f15IHQ5IBZWKI2B4EP2F46AVLKRQZHPQGTGA7PDRQ', 'address_malformed'],
  ['waves', '3PJaDyprvekvPXPuAtxrapacuDJopgJRaU4', 'address_bad_checksum'],
  ['sui', '0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f33', 'address_malformed'],
  ['sui', `0x${'0'.repeat(63)}2`, 'address_unspendable'],
  ['aptos', '0x1', 'address_malformed'],
  ['vechain', '0x0000000000000000000000000000000000000000', 'address_unspendable'],
  ['bitcoinsv', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'address_malformed'],
  ['bitcoinsv', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'address_malformed'],
] as const)('%s', (family, text, form) => {
  test(`${text} is ${form}`, () => {
    expect(formOf(family, text)).toBe(form)
  })
})

test('one account has one canonical spelling, however its owner writes it', () => {
  const canonical = (family: AddressFamily, text: string) => {
    const read = addressRulesOf(family).read(text, 'main')
    return read.ok ? read.value.canonical : null
  }
  const [bounceable = '', other = ''] = SAMPLES.ton ?? []
  expect(canonical('ton', other)).toBe(bounceable)
  expect(canonical('ton', bounceable.replace('-', '+').replace(/_/g, '/'))).toBe(bounceable)
  expect(canonical('hedera', '0.0.1234567890-zbhlt')).toBe('0.0.1234567890')
  expect(canonical('nem', 'NALICE-LGU3IV-Y4DPJK-HYLSSV-YFFWYS-5QPLYE-ZDJJ')).toBe(
    'NALICELGU3IVY4DPJKHYLSSVYFFWYS5QPLYEZDJJ',
  )
})
