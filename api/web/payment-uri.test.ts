import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { expect, test } from 'vitest'
import { paymentUri } from './payment-uri.ts'

const catalogue = createCatalogue(currencies, networks)

function uri(ticker: string, units: bigint, extraId: string | null = null): string {
  const currency = catalogue.find(ticker)
  if (!currency) throw new Error(ticker)
  const network = catalogue.networkOf(currency)
  return paymentUri({ currency, network, amount: amount(ticker, units), address: 'ADDR', extraId })
}

test('each network’s own custom', () => {
  expect(uri('btc', 150_000n)).toBe('bitcoin:ADDR?amount=0.0015')
  expect(uri('ltc', 150_000n)).toBe('litecoin:ADDR?amount=0.0015')
  expect(uri('xmr', 10n ** 12n)).toBe('monero:ADDR?tx_amount=1')
  expect(uri('eth', 5n)).toBe('ethereum:ADDR@1?value=5')
  expect(uri('bnb', 5n)).toBe('ethereum:ADDR@56?value=5')
  const token = catalogue.find('usdt20')?.contractAddress
  expect(uri('usdt20', 7n)).toBe(`ethereum:${token}@1/transfer?address=ADDR&uint256=7`)
  expect(uri('xrp', 1_000_000n, '42')).toBe('xrpl:ADDR?amount=1&dt=42')
  expect(uri('xlm', 10_000_000n, 'a b')).toBe(
    'web+stellar:pay?destination=ADDR&amount=1&memo=a%20b&memo_type=MEMO_TEXT',
  )
  expect(uri('trx', 1n)).toBe('ADDR')
})
