import { base58, bech32 } from '@scure/base'
import { expect, test } from 'vitest'
import { type AddressFamily, createCatalogue, currencies, networks } from '../currencies/index.ts'
import { addressRulesOf } from './address-rules-of.ts'
import { burnAddresses } from './burn-addresses.ts'
import { checkAddress } from './check-address.ts'
import { writeBase58Check } from './encodings/base58-check.ts'

const catalogue = createCatalogue(currencies, networks)

function codeOf(ticker: string, address: string): string {
  const currency = catalogue.find(ticker)
  if (currency === undefined) throw new Error(`No ${ticker}`)
  const network = catalogue.networkOf(currency)
  const needs = { rulesOf: addressRulesOf, networks: catalogue.networks }
  const question = { address, extraId: null, currency, network, chainFlavour: 'main' as const }
  const checked = checkAddress(needs, question)
  return checked.ok ? 'right' : checked.failure.code
}

const families = Object.keys(burnAddresses).filter((name): name is AddressFamily =>
  Object.hasOwn(burnAddresses, name),
)
const listed = families.flatMap((family) =>
  (burnAddresses[family] ?? []).map((address) => [family, address] as const),
)

test.each(listed)(
  '%s %s is an address of its family, in its canonical spelling',
  (family, address) => {
    const read = addressRulesOf(family).read(address, 'main')
    expect(read.ok && read.value.canonical).toBe(address)
  },
)

const zeroHash = (version: number) =>
  writeBase58Check(Uint8Array.of(version, ...new Uint8Array(20)), base58)
const zeroWitness = (prefix: string) =>
  bech32.encode(prefix, [0, ...bech32.toWords(new Uint8Array(20))])

test.each([
  ['eth', '0x0000000000000000000000000000000000000000'],
  ['eth', '0x000000000000000000000000000000000000dEaD'],
  ['eth', '0x000000000000000000000000000000000000dead'],
  ['eth', '0x0000000000000000000000000000000000000001'],
  ['bnb', '0x0000000000000000000000000000000000001000'],
  ['usdt20', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  ['eth', '0xffffffffffffffffffffffffffffffffffffffff'],
  ['eth', '0xdead000000000000000042069420694206942069'],
  ['btc', '1BitcoinEaterAddressDontSendf59kuE'],
  ['btc', '1111111111111111111114oLvT2'],
  ['btc', zeroWitness('bc')],
  ['ltc', zeroHash(48)],
  ['ltc', zeroWitness('ltc')],
  ['doge', zeroHash(30)],
  ['doge', 'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr'],
  ['dash', zeroHash(76)],
  ['xrp', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ['xrp', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
  ['trx', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['trx', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ['sol', '1nc1nerator11111111111111111111111111111111'],
  ['xlm', 'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF'],
  ['xtz', 'tz1burnburnburnburnburnburnburjAYjjX'],
])('%s is not sent to %s', (ticker, address) => {
  expect(codeOf(ticker, address)).toBe('address_unspendable')
})

test.each([
  ['eth', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['eth', '0x0000000000000000000000000000000000010000'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
])('%s is sent to %s', (ticker, address) => {
  expect(codeOf(ticker, address)).toBe('right')
})
