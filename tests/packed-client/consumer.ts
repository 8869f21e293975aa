// Type-checked where the client is installed; what it must not allow is marked.
import { createClient, type FixedQuote, PartnerApiError } from '@causeway/client'

const client = createClient({ baseUrl: 'https://a.example', apiKey: 'key', privateKey: 'hex' })

/** Uses results as they are declared. */
export async function useClient(signal: AbortSignal): Promise<readonly string[]> {
  const [quote] = await client.getFixRateForAmount({ from: 'btc', to: 'eth', amountTo: '1' })
  const order = await client.createFixTransaction(
    { ...orderOf(quote), address: 'a', refundAddress: 'b' },
    { idempotencyKey: 'one', signal, timeoutMilliseconds: 1000 },
  )
  const [minimum, status] = await client.batch([
    { method: 'getMinAmount', params: { from: 'btc', to: 'eth' } },
    { method: 'getStatus', params: { id: order.id } },
  ])
  // @ts-expect-error: a quote needs an amount
  await client.getExchangeAmount({ from: 'btc', to: 'eth' })
  // @ts-expect-error: amounts are decimal strings, never numbers
  await client.createTransaction({ from: 'btc', to: 'eth', amountFrom: 1, address: 'a' })
  // @ts-expect-error: a guaranteed rate needs a refund address
  await client.createFixTransaction({ ...orderOf(quote), address: 'a' })
  // @ts-expect-error: one amount, not both
  await client.getFixRateForAmount({ from: 'btc', to: 'eth', amountFrom: '1', amountTo: '1' })
  // @ts-expect-error: the result of a request that was refused cannot be used
  status.result.toUpperCase()
  return [order.payTill, minimum.ok ? minimum.result : limitOf(minimum.error)]
}

function orderOf(quote: FixedQuote | undefined) {
  return { from: 'btc', to: 'eth', amountTo: '1', rateId: quote?.id ?? '' }
}

function limitOf(error: unknown): string {
  return error instanceof PartnerApiError ? (error.limits?.min.from ?? error.message) : ''
}
