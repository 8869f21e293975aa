// Calls every method of the installed client, with what it is given as JSON, and prints the results as JSON.
import { createClient, createKeyPair, PartnerApiError, PartnerHttpError } from '@causeway/client'

const { amount, apiKey, destination, privateKeyHex, privateKeyPem, refund, url } = JSON.parse(
  process.argv[2],
)
const baseUrl = `${url}/api/partner`
const client = createClient({ baseUrl, apiKey, privateKey: privateKeyPem })
const pair = { from: 'btc', to: 'eth' }
const refused = (promise) =>
  promise.then(
    () => null,
    (error) => ({
      name: error.name,
      code: error.code ?? null,
      message: error.message,
      limits: error.limits ?? null,
      status: error.status ?? null,
      isTyped: error instanceof PartnerApiError || error instanceof PartnerHttpError,
    }),
  )

const getFixRateForAmount = await client.getFixRateForAmount({ ...pair, amountFrom: amount })
const creation = {
  ...pair,
  amountFrom: amount,
  address: destination,
  refundAddress: refund,
  subaccountId: 'customer 7',
  userMetadata: { basket: [1, 2] },
}
const idempotencyKey = crypto.randomUUID()
const createTransaction = await client.createTransaction(creation, { idempotencyKey })
const createFixTransaction = await client.createFixTransaction({
  ...creation,
  rateId: getFixRateForAmount[0].id,
})
const results = {
  getCurrencies: await client.getCurrencies(),
  getCurrenciesFull: await client.getCurrenciesFull(),
  getPairsParams: await client.getPairsParams([pair, { from: 'eth', to: 'btc' }]),
  getMinAmount: await client.getMinAmount(pair),
  getExchangeAmount: await client.getExchangeAmount({ ...pair, amountFrom: amount }),
  getFixRateForAmount,
  getFixRate: await client.getFixRate(pair),
  getFixRateBulk: await client.getFixRateBulk(),
  createTransaction,
  createFixTransaction,
  getTransactions: await client.getTransactions({ payoutAddress: destination }),
  getStatus: await client.getStatus({ id: createTransaction.id }),
  validateAddress: await client.validateAddress({ currency: 'eth', address: 'nonsense' }),
}

const byHex = createClient({ baseUrl, apiKey, privateKey: privateKeyHex, replayProtection: false })
const [minimum, unknown] = await byHex.batch([
  { method: 'getMinAmount', params: pair },
  { method: 'getStatus', params: { id: 'none' } },
])
const { privateKey } = await createKeyPair()
const stranger = createClient({ baseUrl, apiKey, privateKey })
const elsewhere = createClient({ baseUrl: `${url}/api/currencies`, apiKey, privateKey })
console.log(
  JSON.stringify({
    results,
    repeated: await client.createTransaction(creation, { idempotencyKey }),
    alike: await client.createTransaction(creation),
    minimum,
    unknown: await refused(unknown.ok ? Promise.resolve() : Promise.reject(unknown.error)),
    tooLittle: await refused(client.getExchangeAmount({ ...pair, amountFrom: '0.00000001' })),
    wrongKey: await refused(stranger.getCurrencies()),
    wrongUrl: await refused(elsewhere.getCurrencies()),
  }),
)
