import { expect, test } from 'vitest'
import { createCatalogue, currencies, networks } from '../../currencies/index.ts'
import { type PaymentRequest, paymentUri } from './payment-uri.ts'

const catalogue = createCatalogue(currencies, networks)

function uri(ticker: string, change: Partial<PaymentRequest>): string {
  const currency = catalogue.find(ticker)
  if (!currency) throw new Error(`No currency ${ticker}`)
  const network = catalogue.networkOf(currency)
  return paymentUri({
    currency,
    network,
    chainFlavour: 'main',
    address: 'ADDRESS',
    amountText: '0.5',
    extraId: null,
    ...change,
  })
}

test.each([
  ['btc', {}, 'bitcoin:ADDRESS?amount=0.5'],
  ['ltc', {}, 'litecoin:ADDRESS?amount=0.5'],
  ['doge', {}, 'dogecoin:ADDRESS?amount=0.5'],
  ['dash', {}, 'dash:ADDRESS?amount=0.5'],
  ['zec', {}, 'zcash:ADDRESS?amount=0.5'],
  ['dgb', {}, 'digibyte:ADDRESS?amount=0.5'],
  ['rvn', {}, 'raven:ADDRESS?amount=0.5'],
  ['bch', { address: 'bitcoincash:qADDRESS' }, 'bitcoincash:qADDRESS?amount=0.5'],
  ['bch', { address: 'bchreg:qADDRESS' }, 'bchreg:qADDRESS?amount=0.5'],
  ['bch', {}, 'bitcoincash:ADDRESS?amount=0.5'],
  ['etc', {}, 'ethereum:ADDRESS@61?value=500000000000000000'],
  ['pol', {}, 'ethereum:ADDRESS@137?value=500000000000000000'],
  ['eth', {}, 'ethereum:ADDRESS@1?value=500000000000000000'],
  ['bnb', {}, 'ethereum:ADDRESS@56?value=500000000000000000'],
  ['eth', { chainFlavour: 'regtest' }, 'ethereum:ADDRESS@31337?value=500000000000000000'],
  [
    'usdt20',
    {},
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=ADDRESS&uint256=500000',
  ],
  ['xrp', {}, 'ripple:ADDRESS?amount=0.5'],
  ['xrp', { extraId: '0' }, 'ripple:ADDRESS?amount=0.5&dt=0'],
  ['xlm', {}, 'web+stellar:pay?destination=ADDRESS&amount=0.5'],
  [
    'xlm',
    { extraId: '12' },
    'web+stellar:pay?destination=ADDRESS&amount=0.5&memo=12&memo_type=MEMO_ID',
  ],
  [
    'xlm',
    { extraId: 'a&b' },
    'web+stellar:pay?destination=ADDRESS&amount=0.5&memo=a%26b&memo_type=MEMO_TEXT',
  ],
  ['xmr', {}, 'monero:ADDRESS?tx_amount=0.5'],
  ['trx', {}, 'ADDRESS'],
  ['eos', {}, 'ADDRESS'],
] as const)('%s %o', (ticker, change, expected) => {
  expect(uri(ticker, change)).toBe(expected)
})

test('leaves an EVM chain it cannot name to the person', () => {
  expect(uri('eth', { network: { id: 'unheard-of', addressFamily: 'evm' } })).toBe('ADDRESS')
})

test('throws rather than ask for an amount it cannot write exactly', () => {
  expect(() => uri('usdt20', { amountText: '0.0000001' })).toThrow(TypeError)
  expect(() => uri('btc', { amountText: '1e-8' })).toThrow(TypeError)
})
