// Loaded into the product before it starts (NODE_OPTIONS --import): MoonPay answers from here, others on the network not at
// all: no scenario leaves this machine.

const API = 'https://api.moonpay.com'
const PRICE = {
  baseCurrencyCode: 'usd',
  quoteCurrencyCode: 'btc',
  quoteCurrencyAmount: 0.0015,
  feeAmount: 3.99,
  networkFeeAmount: 7.64,
  totalAmount: 150,
  paymentMethod: 'credit_debit_card',
}

/** In the shapes of dev.moonpay.com: bitcoin for dollars, in Germany. */
const replies: Readonly<Record<string, unknown>> = {
  '/v3/currencies': [
    { type: 'fiat', code: 'usd' },
    { type: 'crypto', code: 'btc', metadata: { networkCode: 'bitcoin', contractAddress: null } },
  ],
  '/v3/countries': [{ alpha2: 'DE', isAllowed: true, isBuyAllowed: true }],
  '/v3/currencies/btc/limits': { baseCurrency: { minBuyAmount: 20, maxBuyAmount: 30_000 } },
  '/v3/currencies/btc/buy_quote': PRICE,
}

const realFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const { origin, hostname, pathname } = new URL(input instanceof Request ? input.url : input)
  if (hostname === 'localhost' || hostname === '127.0.0.1') return realFetch(input, init)
  if (origin !== API) return new Response(null, { status: 503 })
  const reply = replies[pathname]
  return reply === undefined ? new Response(null, { status: 404 }) : Response.json(reply)
}
