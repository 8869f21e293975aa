import { generateKeyPairSync, sign } from 'node:crypto'
import type { FiatOrderState } from '@causeway/core/ports'
import { fieldOf, parseWithDigits, requiredTextOf, textOf } from '../../fiat-wire/index.ts'
import type { FiatArrival, FiatHarness, FiatOrderKey } from '../contract.ts'
import {
  type ProviderServer,
  type ReceivedRequest,
  type RecordedReply,
  startProviderServer,
} from '../provider-server.fixture.ts'
import { createSimplexFiat } from './create-simplex-fiat.ts'
import { paymentIdOf } from './payment-id-of.ts'

export type SimplexHarness = FiatHarness & {
  readonly server: ProviderServer
  /** What Simplex would send about any event. */
  readonly signed: (event: object, at: number, algorithm?: string) => Record<string, string>
  /** Lays an event into Simplex's queue. */
  readonly queue: (event: object) => void
}

const API_KEY = 'simplex-api-key-of-the-test'
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const eventOfState: Partial<Record<FiatOrderState, string>> = {
  waiting: 'payment_request_submitted',
  paid: 'payment_simplexcc_approved',
  ended: 'payment_simplexcc_crypto_sent',
  declined: 'payment_simplexcc_declined',
  refunded: 'payment_simplexcc_refunded',
}

/** Simplex on this machine: its quotes, payments and events as its documentation shows them. */
export async function makeSimplex(): Promise<SimplexHarness> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const events: object[] = []
  const payments = new Map<string, unknown>()
  const server = await startProviderServer((heard) => replyTo(heard, events, payments))
  const signed = (event: object, at: number, algorithm = 'RS256') => {
    const claims = { ...event, exp: Math.floor(at / 1000) + 300 }
    const text = [{ alg: algorithm, typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(text), keys.privateKey).toString('base64url')
    return { 'x-signature-sha256': `${text}.${signature}` }
  }
  return {
    fiat: createSimplexFiat({
      apiUrl: server.url,
      pageUrl: server.url,
      listsUrl: `${server.url}/v2`,
      partner: 'causeway',
      apiKey: API_KEY,
      publicKey: 'pk_test',
      webhookKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      fetch,
      clock: { now: () => Date.UTC(2026, 10, 22, 2) },
    }),
    questions: {
      buy: {
        side: 'buy',
        fiat: 'usd',
        coin: 'btc',
        network: 'bitcoin',
        amount: '250.5',
        method: null,
        country: 'US',
        state: 'CA',
      },
    },
    address: ADDRESS,
    unknownCoin: { coin: 'xmr', network: 'monero' },
    unknownPlace: { country: 'US', state: 'NY' },
    limits: { buy: { below: '49.99', above: '20000.01', limits: { min: '50', max: '20000' } } },
    arrivalOf: ({ goesTo }) => arrivalOf(goesTo.kind === 'form' ? goesTo.fields : {}, payments),
    setState: (order, state) => {
      events.push(eventOf(order, eventOfState[state] ?? ''))
    },
    messageAbout: (order, at) => {
      const event = eventOf(order, 'payment_simplexcc_approved')
      return { headers: signed(event, at), rawBody: JSON.stringify(event) }
    },
    setFault: server.setFault,
    secrets: [API_KEY],
    stop: server.stop,
    server,
    signed,
    queue: (event) => events.push(event),
  }
}

/** An event as Simplex's documentation shows one. */
export function eventOf({ reference }: FiatOrderKey, name: string, timestamp?: string): object {
  return {
    event_id: `event-${name}`,
    name,
    payment: {
      id: paymentIdOf(reference),
      status: 'approved',
      created_at: '2026-11-22T01:50:00.000Z',
      updated_at: '2026-11-22T01:55:00.000Z',
      partner_id: 1,
      partner_end_user_id: reference,
      fiat_total_amount: { amount: 250.5, currency: 'USD' },
      crypto_total_amount: { amount: 0.00241, currency: 'BTC' },
    },
    timestamp: timestamp ?? '2026-11-22T01:55:00.000Z',
  }
}

function replyTo(
  heard: ReceivedRequest,
  events: readonly object[],
  payments: Map<string, unknown>,
): RecordedReply {
  switch (heard.path) {
    case '/v2/supported_fiat_currencies':
      return ok([
        { ticker_symbol: 'USD', min_amount: '50.00', max_amount: '20000.00' },
        { ticker_symbol: 'EUR', min_amount: '50.00', max_amount: '16000.00' },
      ])
    case '/v2/supported_countries':
      return ok(['FR', 'US-CA', 'US-TX'])
    case '/wallet/merchant/v2/quote':
      return isOurs(heard) ? ok(quoteFor(heard)) : refused()
    case '/wallet/merchant/v2/payments/partner/data':
      return isOurs(heard) ? takePayment(heard, payments) : refused()
    case '/wallet/merchant/v2/events':
      return isOurs(heard) ? ok({ events }) : refused()
    default:
      return { status: 404, json: { error: 'Not found', type: 'notFound' } }
  }
}

function quoteFor({ body, fault }: ReceivedRequest): object {
  const asked = parseWithDigits(body)
  const amount = requiredTextOf(asked, 'requested_amount')
  return {
    user_id: requiredTextOf(asked, 'end_user_id'),
    quote_id: `quote-of-${amount}`,
    wallet_id: requiredTextOf(asked, 'wallet_id'),
    digital_money: { currency: requiredTextOf(asked, 'digital_currency'), amount: 0.00241 },
    fiat_money: {
      currency: fault === 'other_currency' ? 'EUR' : requiredTextOf(asked, 'fiat_currency'),
      base_amount: 240.48,
      total_amount: Number(amount),
    },
    valid_until: '2026-11-22T02:05:00.000Z',
    supported_digital_currencies: ['BTC', 'ETH'],
  }
}

function takePayment({ body }: ReceivedRequest, payments: Map<string, unknown>): RecordedReply {
  const told = parseWithDigits(body)
  payments.set(requiredTextOf(told, 'transaction_details', 'payment_details', 'payment_id'), told)
  return ok({ is_kyc_update_required: false })
}

function arrivalOf(
  fields: Readonly<Record<string, string>>,
  payments: ReadonlyMap<string, unknown>,
): FiatArrival {
  const told = payments.get(fields.payment_id ?? '')
  const details = fieldOf(told, 'transaction_details', 'payment_details')
  return {
    address: requiredTextOf(details, 'destination_wallet', 'address'),
    amount: requiredTextOf(details, 'quote_id').replace('quote-of-', ''),
    reference: requiredTextOf(details, 'order_id'),
    isOurs:
      fields.partner === 'causeway' &&
      textOf(told, 'account_details', 'app_end_user_id') === textOf(details, 'order_id'),
  }
}

const isOurs = ({ headers }: ReceivedRequest) => headers.authorization === `ApiKey ${API_KEY}`
const ok = (json: unknown): RecordedReply => ({ status: 200, json })
const refused = (): RecordedReply => ({
  status: 401,
  json: { error: 'Unauthorized', type: 'unauthorized' },
})
