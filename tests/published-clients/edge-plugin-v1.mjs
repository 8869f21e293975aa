// Asks an early plugin of Edge wallet, which signs by HMAC and opens an order of either kind at once.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { apiKey, destination, refund, satoshis, secret, url } = JSON.parse(process.argv[2])
let plugins = {}
globalThis.window = {
  addEdgeCorePlugins: (all) => {
    plugins = all
  },
}
require('edge-exchange-plugins-v1/lib/react-native/edge-exchange-plugins.js')

const decimals = { BTC: 8, ETH: 18 }

function toCoins(native, code) {
  const digits = String(native).padStart(decimals[code] + 1, '0')
  const whole = digits.slice(0, -decimals[code])
  return `${whole}.${digits.slice(-decimals[code])}`.replace(/\.?0+$/, '')
}

function toNative(coins, code) {
  const [whole, fraction = ''] = String(coins).split('.')
  return (whole + fraction.padEnd(decimals[code], '0').slice(0, decimals[code])).replace(
    /^0+(?=\d)/,
    '',
  )
}

function wallet(id, code, address) {
  return {
    id,
    currencyInfo: { currencyCode: code },
    nativeToDenomination: async (native, of) => toCoins(native, of),
    denominationToNative: async (coins, of) => toNative(coins, of),
    getReceiveAddress: async () => ({ publicAddress: address }),
    makeSpend: async (spend) => ({ ...spend, networkFee: '1000', otherParams: {} }),
    signTx: async (transaction) => transaction,
    broadcastTx: async (transaction) => transaction,
    saveTx: async () => {},
  }
}

const quiet = { log: () => {}, warn: () => {}, error: () => {}, info: () => {} }
const answered = []
const plugin = plugins.changelly({
  initOptions: { apiKey, secret },
  io: {
    console: quiet,
    fetch: async (address, options) => {
      const response = await fetch(
        String(address).replace('https://api.changelly.com', url),
        options,
      )
      const { method } = JSON.parse(options.body)
      const body = await response.clone().json()
      answered.push({ method, isOk: body.error === undefined })
      return response
    },
  },
  nativeIo: {},
  log: () => {},
})
const quote = await plugin.fetchSwapQuote({
  fromWallet: wallet('a', 'BTC', refund),
  toWallet: wallet('b', 'ETH', destination),
  fromCurrencyCode: 'BTC',
  toCurrencyCode: 'ETH',
  nativeAmount: satoshis,
  quoteFor: 'from',
})
// Its other order is on its way when it answers.
while (
  !['createTransaction', 'createFixTransaction'].every((name) =>
    answered.some(({ method }) => method === name),
  )
) {
  await new Promise((resolve) => setTimeout(resolve, 20))
}
console.log(
  JSON.stringify({
    orderId: quote.quoteId,
    isEstimate: quote.isEstimate,
    toNativeAmount: quote.toNativeAmount,
    answered,
  }),
)
