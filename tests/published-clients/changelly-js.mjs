// Calls every method of changelly-js that a swap at either kind of rate needs.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Changelly } = require('changelly-js')
const { amount, apiKey, destination, refund, secret, url } = JSON.parse(process.argv[2])
const client = new Changelly(apiKey, secret, url)

const currencies = await client.getCurrencies()
const full = await client.getCurrenciesFull()
const minimum = await client.getMinAmount('btc', 'eth')
const pairs = await client.getPairsParams([{ from: 'btc', to: 'eth' }])
const [listed] = await client.getExchangeAmount([{ from: 'btc', to: 'eth', amount }])
const bare = await client.getExchangeAmount({ from: 'btc', to: 'eth', amount })
const validated = await client.validateAddress('eth', destination)
// It is typed to be a number, and sent as one.
const float = await client.createTransaction('btc', 'eth', destination, Number(amount))
const [rate] = await client.getFixRateForAmount([{ from: 'btc', to: 'eth', amountFrom: amount }])
const fixed = await client.createFixTransaction('btc', 'eth', destination, rate.id, refund, amount)
const used = await client
  .createFixTransaction('btc', 'eth', destination, rate.id, refund, `${amount}1`)
  .catch((error) => error)
const status = await client.getStatus(float.id)
const [read] = await client.getTransactions({ id: float.id, limit: 10, offset: 0 })
const refused = await new Changelly(apiKey, `${secret}0`, url)
  .getCurrencies()
  .catch((error) => error)
console.log(
  JSON.stringify({
    bare,
    currencies: currencies.length,
    fixed,
    float,
    full: full.length,
    listed,
    minimum,
    pairs,
    read,
    refused,
    status,
    used,
    validated,
  }),
)
