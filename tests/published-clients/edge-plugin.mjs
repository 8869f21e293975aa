// Asks a plugin of Edge wallet for quotes, as the wallet does. Each quote is an order that waits for its payment.
import { createRequire } from 'node:module'
import { silent, swapRequest } from './edge-wallet.mjs'

const require = createRequire(import.meta.url)
const given = JSON.parse(process.argv[2])
const { apiKey, plugin, url } = given
const hosts = {
  changelly: 'https://api-relay.changelly.com',
  changehero: 'https://api.changehero.io',
}
const make = require(`edge-exchange-plugins/lib/swap/central/${plugin}.js`)[
  plugin === 'changelly' ? 'makeChangellyPlugin' : 'makeChangeHeroPlugin'
]
const { fetchSwapQuote } = make({
  io: { fetch: (address, options) => fetch(String(address).replace(hosts[plugin], url), options) },
  log: silent,
  initOptions: { apiKey, partnerId: 'edge' },
})

const quote = await fetchSwapQuote(swapRequest({ ...given, nativeAmount: given.satoshis }))
const wanted = await fetchSwapQuote(
  swapRequest({ ...given, nativeAmount: given.wei, quoteFor: 'to' }),
)
const tooLittle = await fetchSwapQuote(swapRequest({ ...given, nativeAmount: '10' })).catch(
  (error) => ({ name: error.name, nativeMin: error.nativeMin }),
)
console.log(
  JSON.stringify({
    orderId: (await quote.approve()).orderId,
    fromNativeAmount: quote.fromNativeAmount,
    toNativeAmount: quote.toNativeAmount,
    wanted: { orderId: (await wanted.approve()).orderId, toNativeAmount: wanted.toNativeAmount },
    tooLittle,
  }),
)
