import { describe, expect, test } from 'vitest'
import { addressFamilies, createCatalogue, currencies, networks } from '../currencies/index.ts'
import { addressRulesOf } from './address-rules-of.ts'
import { type AddressQuestion, checkAddress, checkAddressLoading } from './check-address.ts'
import { SAMPLES } from './families/samples.fixture.ts'
import { loadAddressRules } from './load-address-rules.ts'
import { lookAlikesOf } from './look-alikes.ts'

const catalogue = createCatalogue(currencies, networks)

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const BITCOIN_SCRIPT = '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'
const BITCOIN_CASH = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'
const LITECOIN = 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
const XRP_WITH_TAG_1 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu'
const STELLAR = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
const STELLAR_MUXED = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK'
const SUI = '0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331'
const COSMOS = 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'
const TON = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

function question(ticker: string, change: Partial<AddressQuestion>): AddressQuestion {
  const currency = catalogue.find(ticker)
  if (!currency) throw new Error(`No currency ${ticker}`)
  const network = catalogue.networkOf(currency)
  return { address: '', extraId: null, currency, network, chainFlavour: 'main', ...change }
}

/** Asks both ways, which must always agree. */
async function check(ticker: string, change: Partial<AddressQuestion>) {
  const asked = question(ticker, change)
  const atOnce = checkAddress({ rulesOf: addressRulesOf, networks }, asked)
  const loading = await checkAddressLoading({ loadRules: loadAddressRules, networks }, asked)
  expect(loading).toEqual(atOnce)
  return atOnce
}

describe('a destination', () => {
  test('of the right network is accepted, with one spelling for lists', async () => {
    expect(await check('usdc', { address: ETHEREUM.toLowerCase() })).toEqual({
      ok: true,
      value: {
        address: ETHEREUM.toLowerCase(),
        canonical: ETHEREUM,
        extraId: null,
        form: 'account',
        alsoFits: [],
      },
    })
  })

  test.each([
    ['btc', LITECOIN, ['litecoin']],
    ['ltc', BITCOIN, ['bitcoin']],
    ['ltc', BITCOIN_SCRIPT, ['bitcoin', 'bitcoincash']],
    ['ltc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoin', 'bitcoincash', 'bitcoinsv']],
    ['bsv', BITCOIN_SCRIPT, ['bitcoin', 'bitcoincash']],
    ['eth', SUI, ['sui', 'aptos']],
    ['eth', 'alice.near', ['near']],
    ['btc', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', ['cardano']],
    ['btc', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', ['tezos']],
    ['dot', COSMOS, ['cosmos']],
    ['usdtton', ETHEREUM, ['ethereum', 'bsc', 'ethereumclassic', 'polygon']],
    ['vet', BITCOIN, ['bitcoin']],
    ['btc', ETHEREUM, ['ethereum', 'bsc', 'ethereumclassic', 'polygon']],
    ['eth', BITCOIN, ['bitcoin']],
    ['usdt20', TRON, ['tron']],
    ['trx', ETHEREUM.toLowerCase(), ['ethereum', 'bsc', 'ethereumclassic', 'polygon']],
    ['xlm', XRP, ['ripple']],
    ['xrp', STELLAR, ['stellar']],
    ['xmr', 'gm3dcnqgenes', ['eos']],
    ['eos', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', ['dogecoin', 'digibyte']],
    ['btc', BITCOIN_CASH, ['bitcoincash']],
    ['btc', `bitcoincash:${BITCOIN_CASH}`, ['bitcoincash']],
    ['bch', BITCOIN, ['bitcoin']],
    ['dash', 't1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs', ['zcash']],
    ['zec', 'XpESxaUmonkq8RaLLp46Brx2K39ggQe226', ['dash']],
    ['dgb', 'RLAppkUmJsgdQ7Khb7ZfL8JG14kaWzjFhK', ['ravencoin']],
    ['rvn', XRP, ['ripple']],
    ['doge', 'SiEgX2mSYJjVN9YGuC23uckE6BS1ZSHcGD', ['digibyte']],
  ])('for %s, %s names the networks it fits (EXCH-02)', async (ticker, address, fits) => {
    expect(await check(ticker, { address })).toEqual({
      ok: false,
      failure: { code: 'address_wrong_network', fits },
    })
  })

  test('that fits nothing says what is wrong with it', async () => {
    const codes = async (ticker: string, address: string) => {
      const checked = await check(ticker, { address })
      return checked.ok ? 'ok' : checked.failure.code
    }
    expect(await codes('btc', `${BITCOIN.slice(0, -1)}5`)).toBe('address_bad_checksum')
    expect(await codes('btc', 'hello')).toBe('address_malformed')
    expect(await codes('btc', 'bc1qw5dejxtd')).toBe('address_malformed')
    expect(await codes('btc', '1'.repeat(100_000))).toBe('address_malformed')
    expect(await codes('btc', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBe(
      'address_wrong_flavour',
    )
  })

  test('that is the token contract itself is refused', async () => {
    const contract = catalogue.find('usdt20')?.contractAddress ?? ''
    const refused = { ok: false, failure: { code: 'address_unspendable' } }
    expect(await check('usdt20', { address: contract })).toEqual(refused)
    expect(await check('usdt20', { address: contract.toLowerCase() })).toEqual(refused)
    expect((await check('eth', { address: contract })).ok).toBe(true)
  })

  test('of a regtest node is accepted only where the chain is one', async () => {
    const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
    expect((await check('btc', { address, chainFlavour: 'regtest' })).ok).toBe(true)
    expect((await check('btc', { address })).ok).toBe(false)
  })
})

describe('an address that other networks write too', () => {
  const alsoFits = async (ticker: string, address: string) => {
    const checked = await check(ticker, { address })
    return checked.ok ? checked.value.alsoFits : checked.failure.code
  }

  test.each([
    ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoincash', 'bitcoinsv']],
    ['btc', BITCOIN_SCRIPT, ['bitcoincash']],
    ['btc', BITCOIN, []],
    ['bch', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoin', 'bitcoinsv']],
    ['bch', BITCOIN_CASH, []],
    ['bsv', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoin', 'bitcoincash']],
    ['doge', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', ['digibyte']],
    ['dgb', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', ['dogecoin']],
    ['dgb', 'SiEgX2mSYJjVN9YGuC23uckE6BS1ZSHcGD', []],
    ['sui', SUI, ['aptos']],
    ['apt', SUI, ['sui']],
    ['eth', ETHEREUM, []],
  ])('%s, %s', async (ticker, address, expected) => {
    expect(await alsoFits(ticker, address)).toEqual(expected)
  })

  test('VeChain names the networks of Ethereum, whose wallets are far more common', async () => {
    expect(await alsoFits('vet', ETHEREUM)).toContain('ethereum')
  })

  test('is known for every pair of families whose addresses agree', () => {
    for (const own of addressFamilies) {
      for (const sample of SAMPLES[own] ?? []) {
        expect(addressRulesOf(own).read(sample, 'main').ok, `${own} ${sample}`).toBe(true)
        const agreeing = addressFamilies.filter(
          (family) => family !== own && addressRulesOf(family).recognises(sample, 'main'),
        )
        expect(lookAlikesOf(own), `${own} ${sample}`).toEqual(expect.arrayContaining(agreeing))
      }
    }
  })
})

test('right addresses of a kind that cannot be paid are named kindly', async () => {
  const code = async (ticker: string, address: string) => {
    const checked = await check(ticker, { address })
    return checked.ok ? 'ok' : checked.failure.code
  }
  expect(
    await code(
      'zec',
      'zs1z7rejlpsa98s2rrrfkwmaxu53e4ue0ulcrw0h4x5g8jl04tak0d3mm47vdtahatqrlkngh9sly',
    ),
  ).toBe('address_shielded')
  expect(await code('neo', 'ALq7AWrhAueN6mJNqk6FHJjnsEoPRytLdW')).toBe('address_legacy')
})

describe('an extra id', () => {
  const extraIdOf = async (ticker: string, change: Partial<AddressQuestion>) => {
    const checked = await check(ticker, change)
    return checked.ok ? checked.value.extraId : checked.failure.code
  }

  test.each([
    ['xrp', XRP, '0', '0'],
    ['xrp', XRP, '4294967295', '4294967295'],
    ['xrp', XRP, '4294967296', 'extra_id_malformed'],
    ['xrp', XRP, '007', 'extra_id_malformed'],
    ['xrp', XRP, '-1', 'extra_id_malformed'],
    ['xrp', XRP, 'tag', 'extra_id_malformed'],
    ['xrp', XRP, '', null],
    ['xlm', STELLAR, '18446744073709551615', '18446744073709551615'],
    ['xlm', STELLAR, 'a'.repeat(28), 'a'.repeat(28)],
    ['xlm', STELLAR, 'a'.repeat(29), 'extra_id_malformed'],
    ['xlm', STELLAR, 'é'.repeat(14), 'é'.repeat(14)],
    ['xlm', STELLAR, 'é'.repeat(15), 'extra_id_malformed'],
    ['xlm', STELLAR, '😀'.repeat(7), '😀'.repeat(7)],
    ['xlm', STELLAR, `${'😀'.repeat(7)}a`, 'extra_id_malformed'],
    ['xlm', STELLAR, 'a\nb', 'extra_id_malformed'],
    ['xlm', STELLAR, '\ud800', 'extra_id_malformed'],
    ['eos', 'gm3dcnqgenes', 'x'.repeat(256), 'x'.repeat(256)],
    ['eos', 'gm3dcnqgenes', 'x'.repeat(257), 'extra_id_malformed'],
    ['atom', COSMOS, 'x'.repeat(257), 'extra_id_malformed'],
    ['hbar', '0.0.1234', 'x'.repeat(101), 'extra_id_malformed'],
    ['ton', TON, 'x'.repeat(123), 'x'.repeat(123)],
    ['ton', TON, 'x'.repeat(124), 'extra_id_malformed'],
    ['sol', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '1', 'extra_id_not_supported'],
    ['btc', BITCOIN, '1', 'extra_id_not_supported'],
    ['eth', ETHEREUM, 'memo', 'extra_id_not_supported'],
  ])('of %s at %s: "%s"', async (ticker, address, extraId, expected) => {
    expect(await extraIdOf(ticker, { address, extraId })).toBe(expected)
  })

  test('is missing only where payment cannot work without', async () => {
    const extraIdRequired = true
    expect(await extraIdOf('xrp', { address: XRP })).toBeNull()
    expect(await extraIdOf('xrp', { address: XRP, extraIdRequired })).toBe('extra_id_missing')
    expect(await extraIdOf('xrp', { address: XRP_WITH_TAG_1, extraIdRequired })).toBe('1')
    expect(await extraIdOf('xlm', { address: STELLAR_MUXED, extraIdRequired })).toBeNull()
  })

  test('inside an address allows no other beside it', async () => {
    const packed = { address: XRP_WITH_TAG_1 }
    expect(await extraIdOf('xrp', { ...packed, extraId: '1' })).toBe('1')
    expect(await extraIdOf('xrp', { ...packed, extraId: '2' })).toBe('extra_id_conflict')
    expect(await extraIdOf('xlm', { address: STELLAR_MUXED, extraId: '1' })).toBe(
      'extra_id_conflict',
    )
  })
})

test('the contract addresses of the catalogue are written with their checksums', () => {
  for (const currency of currencies) {
    if (currency.contractAddress === null) continue
    const rules = addressRulesOf(catalogue.networkOf(currency).addressFamily)
    const read = rules.read(currency.contractAddress, 'main')
    expect(read.ok && read.value.canonical).toBe(currency.contractAddress)
  }
})
