// Exchanges BTC for ETH through the partner API.
import { readFileSync } from 'node:fs'
import { createClient, PartnerApiError } from '@causeway/client'

const { API_KEY, BASE_URL, PRIVATE_KEY_FILE } = process.env
const address = process.argv[2]
if (!API_KEY || !BASE_URL || !PRIVATE_KEY_FILE || !address) {
  console.error('Set BASE_URL, API_KEY and PRIVATE_KEY_FILE. Usage: swap.mts PAYOUT-ADDRESS')
  process.exit(1)
}

const client = createClient({
  baseUrl: BASE_URL,
  apiKey: API_KEY,
  privateKey: readFileSync(PRIVATE_KEY_FILE, 'utf8'),
})
const amount = { from: 'btc', to: 'eth', amountFrom: '0.01' }

try {
  const currencies = await client.getCurrencies()
  console.log(`${currencies.length} currencies`)

  const [quote] = await client.getExchangeAmount(amount)
  if (quote === undefined) throw new Error('This pair has no quote')
  console.log(
    `${quote.amountFrom} BTC = ${quote.amountTo} ETH, less ${quote.networkFee} ETH network fee`,
  )

  const order = await client.createTransaction({ ...amount, address })
  console.log(`Order ${order.id}: pay ${order.amountExpectedFrom} BTC to ${order.payinAddress}`)

  console.log(`Status: ${await client.getStatus({ id: order.id })}`)
} catch (error) {
  console.error(error instanceof PartnerApiError ? `${error.message} (${error.code})` : error)
  process.exitCode = 1
}
