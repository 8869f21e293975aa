import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { openExchange } from '../../exchanges/index.ts'
import { createCcxtRates } from './create-ccxt-rates.ts'

const product = (base: string, price: string, change: object = {}) => ({
  product_id: `${base}-USD`,
  price,
  base_increment: '0.00000001',
  quote_increment: '0.01',
  quote_min_size: '1',
  base_min_size: '0.00000001',
  status: 'online',
  trading_disabled: false,
  product_type: 'SPOT',
  base_currency_id: base,
  quote_currency_id: 'USD',
  ...change,
})

test('Coinbase tells neither bid nor ask: its last price counts, of markets that are open', async () => {
  const paths: string[] = []
  const products = [
    product('BTC', '95000.12'),
    product('ETH', '3500', { trading_disabled: true }),
    product('LTC', ''),
  ]
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://play')
    paths.push(url.pathname)
    const isSpot = url.searchParams.get('product_type') !== 'FUTURE'
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ products: isSpot ? products : [] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const clock = { now: () => Date.now() }
  const access = {
    id: 'coinbase',
    baseUrl: `http://127.0.0.1:${port}`,
    keys: null,
    timeoutMilliseconds: 1000,
    millisecondsBetweenCalls: 1,
  }
  const rates = createCcxtRates({
    name: 'coinbase',
    exchange: openExchange(access, clock),
    clock,
    currencies: new Map([
      ['btc', 'BTC'],
      ['eth', 'ETH'],
      ['ltc', 'LTC'],
    ]),
    dollarPrice: () => null,
  })
  const { prices } = await rates.latest()
  server.closeAllConnections()
  server.close()
  expect(prices).toEqual(new Map([['btc', 9_500_012n * 10n ** 16n]]))
  expect(new Set(paths)).toEqual(new Set(['/api/v3/brokerage/market/products']))
})
