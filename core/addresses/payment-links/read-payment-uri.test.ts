import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCatalogue, currencies, networks } from '../../currencies/index.ts'
import { formatUnits } from '../../money/index.ts'
import { paymentUri } from './payment-uri.ts'
import { readPaymentUri } from './read-payment-uri.ts'

const catalogue = createCatalogue(currencies, networks)
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

const solana = {
  currency: { ticker: 'sol', decimals: 9, contractAddress: null },
  network: { id: 'solana', addressFamily: 'solana' },
} as const

function coin(ticker: string) {
  const currency = catalogue.find(ticker)
  if (!currency) throw new Error(`No currency ${ticker}`)
  return { currency, network: catalogue.networkOf(currency) }
}

const asked = (
  address: string,
  amountText: string | null = null,
  extraId: string | null = null,
) => ({
  ok: true,
  value: { address, extraId, amountText },
})
const refused = (code: string) => ({ ok: false, failure: { code } })

test.each([
  ['btc', 'bitcoin:ADDRESS', asked('ADDRESS')],
  ['btc', 'BITCOIN:ADDRESS?AMOUNT=0.50', asked('ADDRESS', '0.5')],
  ['btc', 'bitcoin:ADDRESS?amount=0.5&label=Tea%20shop', asked('ADDRESS', '0.5')],
  ['btc', 'bitcoin:ADDRESS?amount=0', asked('ADDRESS')],
  ['btc', 'bitcoin:ADDRESS?req-locktime=5', refused('payment_uri_unsupported')],
  ['btc', 'bitcoin:ADDRESS?amount=0,5', refused('payment_uri_malformed')],
  ['btc', 'bitcoin:ADDRESS?amount=%', refused('payment_uri_malformed')],
  ['btc', 'bitcoin:', refused('payment_uri_malformed')],
  ['btc', 'litecoin:ADDRESS', refused('payment_uri_other_coin')],
  ['bch', 'bitcoincash:qADDRESS?amount=1', asked('bitcoincash:qADDRESS', '1')],
  ['bch', 'bitcoincash:qADDRESS', asked('bitcoincash:qADDRESS')],
  ['xrp', 'ripple:rADDRESS?amount=5&dt=12', asked('rADDRESS', '5', '12')],
  [
    'xlm',
    'web+stellar:pay?destination=GADDRESS&amount=5&memo=a%26b',
    asked('GADDRESS', '5', 'a&b'),
  ],
  [
    'xlm',
    'web+stellar:pay?destination=G&memo=AA&memo_type=MEMO_HASH',
    refused('payment_uri_unsupported'),
  ],
  [
    'xlm',
    'web+stellar:pay?destination=G&asset_code=USDC&asset_issuer=GA',
    refused('payment_uri_other_coin'),
  ],
  ['xlm', 'web+stellar:tx?xdr=AAAA', refused('payment_uri_unsupported')],
  ['xmr', 'monero:4ADDRESS?tx_amount=0.25', asked('4ADDRESS', '0.25')],
  ['xmr', 'monero:4ADDRESS?tx_payment_id=ab', refused('payment_uri_unsupported')],
] as const)('%s %s', (ticker, text, expected) => {
  expect(readPaymentUri(text, coin(ticker))).toEqual(expected)
})

test.each([
  ['solana:ADDRESS?amount=1.5&memo=tea', asked('ADDRESS', '1.5')],
  ['solana:ADDRESS?spl-token=MINT&amount=1', refused('payment_uri_other_coin')],
  ['solana:https%3A%2F%2Fshop.example', refused('payment_uri_unsupported')],
] as const)('Solana Pay: %s', (text, expected) => {
  expect(readPaymentUri(text, solana)).toEqual(expected)
})

const toncoin = {
  currency: { ticker: 'ton', decimals: 9, contractAddress: null },
  network: { id: 'ton', addressFamily: 'ton' },
} as const

test.each([
  ['ton://transfer/UQADDRESS?amount=1500000000&text=77', asked('UQADDRESS', '1.5', '77')],
  ['ton://transfer/UQADDRESS', asked('UQADDRESS')],
  ['ton://transfer/UQADDRESS?jetton=EQOTHER&amount=1', refused('payment_uri_other_coin')],
  ['ton://transfer/UQADDRESS?bin=te6', refused('payment_uri_unsupported')],
  ['ton://transfer/UQADDRESS?amount=1.5', refused('payment_uri_malformed')],
] as const)('TON: %s', (text, expected) => {
  expect(readPaymentUri(text, toncoin)).toEqual(expected)
})

test('CIP-13: Cardano', () => {
  const ada = {
    currency: { ticker: 'ada', decimals: 6, contractAddress: null },
    network: { id: 'cardano', addressFamily: 'cardano' },
  }
  expect(readPaymentUri('web+cardano:addr1ADDRESS?amount=2.5', ada)).toEqual(
    asked('addr1ADDRESS', '2.5'),
  )
})

describe('EIP-681', () => {
  test.each([
    ['eth', 'ethereum:0xA', asked('0xA')],
    ['eth', 'ethereum:pay-0xA@1?value=2.014e18', asked('0xA', '2.014')],
    ['eth', 'ethereum:0xA?value=1.5', refused('payment_uri_malformed')],
    ['eth', 'ethereum:alice.eth?value=1e18', asked('alice.eth', '1')],
    ['eth', 'ethereum:0xA@56', refused('payment_uri_other_coin')],
    ['bnb', 'ethereum:0xA@56?value=1e17', asked('0xA', '0.1')],
    ['eth', 'ethereum:0xA/approve?spender=0xB', refused('payment_uri_unsupported')],
    ['eth', `ethereum:${USDT}/transfer?address=0xB&uint256=1`, refused('payment_uri_other_coin')],
    [
      'usdt20',
      `ethereum:${USDT.toLowerCase()}@1/transfer?address=0xB&uint256=1.5e6`,
      asked('0xB', '1.5'),
    ],
    ['usdt20', 'ethereum:0xB?value=1e18', asked('0xB')],
    ['btc', 'ethereum:0xA', refused('payment_uri_other_coin')],
  ] as const)('%s %s', (ticker, text, expected) => {
    expect(readPaymentUri(text, coin(ticker))).toEqual(expected)
  })
})

test.each(['alice.eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'https://shop.example', ''])(
  '%j is no payment URI',
  (text) => {
    expect(readPaymentUri(text, coin('eth'))).toBeNull()
  },
)

test('what our own order page writes is read back exactly', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('btc', 'bch', 'eth', 'usdt20', 'bnb', 'xrp', 'xlm', 'xmr', 'doge', 'zec'),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (ticker, units) => {
        const { currency, network } = coin(ticker)
        const amountText = formatUnits(units, currency.decimals)
        const extraId = currency.extraIdName === null ? null : '77'
        const address = ticker === 'bch' ? 'bitcoincash:qADDRESS' : 'ADDRESS'
        const text = paymentUri({
          currency,
          network,
          chainFlavour: 'main',
          address,
          amountText,
          extraId,
        })
        expect(readPaymentUri(text, { currency, network })).toEqual(
          asked(address, amountText, extraId),
        )
      },
    ),
  )
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom('btc', 'eth', 'xlm', 'xrp'), fc.string(), (ticker, rest) => {
      for (const scheme of ['', 'bitcoin:', 'ethereum:', 'web+stellar:', 'ripple:']) {
        readPaymentUri(`${scheme}${rest}`, coin(ticker))
      }
    }),
  )
})
