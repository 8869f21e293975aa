import { createHmac } from 'node:crypto'
import type { FiatOrderState } from '@causeway/core/ports'
import { fieldOf, parseWithDigits, textOf } from '../../fiat-wire/index.ts'
import type { FiatHarness, FiatOrderKey } from '../contract.ts'
import {
  type ReceivedRequest,
  type RecordedReply,
  startProviderServer,
} from '../provider-server.fixture.ts'
import { createBanxaFiat } from './create-banxa-fiat.ts'

export const NOW = Date.UTC(2026, 10, 22, 2)
export const KEYS = {
  apiKey: 'v2-key-never-to-be-seen',
  webhookKey: 'hmac-key',
  webhookSecret: 'hmac-secret-never-to-be-seen',
  webhookPath: '/api/fiat/webhooks/banxa',
} as const

/** Replies in the shapes of docs.banxa.com (hosted checkout, v2, as of 2026-11-22). */
const CRYPTO = [
  {
    id: 'BTC',
    description: 'Bitcoin',
    blockchains: [{ id: 'BTC', address: null, network: '', unsupportedCountries: { CU: [] } }],
  },
  {
    id: 'USDT',
    description: 'Tether',
    blockchains: [
      {
        id: 'TRON',
        address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        network: '',
        unsupportedCountries: { US: ['NY'] },
      },
      // Another token under the name of one of ours.
      { id: 'ETH', address: '0xbad', network: '1', unsupportedCountries: [] },
    ],
  },
]
const FIATS = [
  {
    id: 'USD',
    description: 'United States Dollar',
    symbol: '$',
    supportedPaymentMethods: [
      { id: 'ach-bank-transfer', name: 'Ach', minimum: '50', maximum: '9000' },
      { id: 'debit-credit-card', name: 'Debit credit card', minimum: '20', maximum: '15000' },
      { id: 'google-pay', name: 'Google pay', minimum: '17', maximum: '10000' },
    ],
  },
  {
    id: 'EUR',
    description: 'Euro',
    symbol: '€',
    supportedPaymentMethods: [
      { id: 'sepa-bank-transfer', name: 'Sepa', minimum: '900', maximum: '30000' },
    ],
  },
  {
    id: 'BRL',
    description: 'Real',
    symbol: 'R$',
    supportedPaymentMethods: [{ id: 'pix', name: 'Pix', minimum: '80', maximum: '30000' }],
  },
]
const COUNTRIES = ['US', 'DE', 'CU'].map((id) => ({ id, description: id }))

export type PlayOrder = Record<string, unknown>

/** Banxa on this machine. */
export async function startPlayBanxa() {
  const orders: PlayOrder[] = []
  const server = await startProviderServer((heard) => reply(orders, heard))
  const fiat = createBanxaFiat({
    ...KEYS,
    fetch,
    clock: { now: () => NOW },
    apiUrl: server.url,
    partner: 'play',
  })
  return { ...server, fiat, orders }
}

function reply(orders: PlayOrder[], heard: ReceivedRequest): RecordedReply {
  if (heard.headers['x-api-key'] !== KEYS.apiKey) {
    return { status: 401, json: { errors: [{ status: '40103', code: '401', title: 'No.' }] } }
  }
  const [, partner, version, what = '', name = ''] = heard.path.split('/')
  if (partner !== 'play' || version !== 'v2') return { status: 404, json: {} }
  if (heard.method === 'POST') return { status: 200, json: create(orders, what, heard) }
  switch (what) {
    case 'crypto':
      return { status: 200, json: CRYPTO }
    case 'fiats':
      return { status: 200, json: FIATS }
    case 'countries':
      return { status: 200, json: COUNTRIES }
    case 'quotes':
      return quote(name, heard)
    default:
      return tell(orders, name, heard)
  }
}

function quote(side: string, { query, fault }: ReceivedRequest): RecordedReply {
  if (query.get('crypto') === null || query.get('paymentMethodId') === null) {
    return { status: 422, json: { errors: [{ status: '4002', code: '422', title: 'Invalid' }] } }
  }
  const isBuy = side === 'buy'
  return {
    status: 200,
    json: {
      paymentMethodId:
        fault === 'other_currency' ? 'sepa-bank-transfer' : query.get('paymentMethodId'),
      cryptoAmount: isBuy ? '0.00153200' : query.get('cryptoAmount'),
      fiatAmount: isBuy ? `${query.get('fiatAmount')}.00` : '861.05',
      processingFee: '0.92',
      networkFee: '1.67',
    },
  }
}

function create(orders: PlayOrder[], side: string, { body }: ReceivedRequest): object {
  const asked = parseWithDigits(body)
  const id = `b${orders.length}${'0'.repeat(30)}`
  const order = {
    id,
    externalOrderId: textOf(asked, 'externalOrderId'),
    externalCustomerId: textOf(asked, 'externalCustomerId'),
    country: null,
    orderType: side.toUpperCase(),
    orderStatusUrl: `https://play.banxa.com/status/${id}`,
    status: 'pendingPayment',
    createdAt: '2026-11-22T01:50:00.000000Z',
    updatedAt: '2026-11-22T01:50:00.000000Z',
    crypto: { id: fieldOf(asked, 'crypto'), blockchain: fieldOf(asked, 'blockchain') },
    fiat: textOf(asked, 'fiat'),
    fiatAmount: textOf(asked, 'fiatAmount') ?? '861.05',
    cryptoAmount: textOf(asked, 'cryptoAmount') ?? '0.00153200',
    paymentMethodId: textOf(asked, 'paymentMethodId'),
    processingFee: '0.92',
    networkFee: '1.67',
    walletAddress: textOf(asked, 'walletAddress'),
    walletAddressTag: textOf(asked, 'walletAddressTag'),
    transactionHash: null,
    metadata: null,
  }
  orders.push(order)
  return { ...order, checkoutUrl: `https://play.banxa.com/order/${id}` }
}

function tell(orders: PlayOrder[], id: string, { query }: ReceivedRequest): RecordedReply {
  if (id === '') {
    const customer = query.get('externalCustomerId')
    const found = orders.filter((order) => order.externalCustomerId === customer)
    return { status: 200, json: { orders: found, pageTotal: 1, total: found.length } }
  }
  const order = orders.find((each) => each.id === id)
  return order === undefined
    ? { status: 404, json: { errors: [{ status: '1', code: '404', title: 'Order not found' }] } }
    : { status: 200, json: order }
}

const STATUSES: Partial<Record<FiatOrderState, object>> = {
  waiting: { status: 'waitingPayment', transactionHash: '0' },
  paid: { status: 'inProgress' },
  sending: { status: 'cryptoTransferred', transactionHash: 'ab'.repeat(32) },
  ended: { status: 'complete', transactionHash: 'ab'.repeat(32) },
  declined: { status: 'cancelled' },
  expired: { status: 'expired' },
  refunded: { status: 'refunded' },
}

export function messageAbout({ reference, side }: FiatOrderKey, at: number) {
  const rawBody = JSON.stringify({
    order_id: `b-${reference}`,
    status: 'complete',
    status_date: '2026-11-22 02:00:00',
    external_id: reference,
    order_type: side.toUpperCase(),
  })
  const nonce = `${at}000`
  const signature = createHmac('sha256', KEYS.webhookSecret)
    .update(`POST\n${KEYS.webhookPath}\n${nonce}\n${rawBody}`)
    .digest('hex')
  return { headers: { authorization: `Bearer ${KEYS.webhookKey}:${signature}:${nonce}` }, rawBody }
}

/** Banxa for the contract suite. */
export async function banxaHarness(): Promise<FiatHarness> {
  const play = await startPlayBanxa()
  const place = { country: 'US', state: 'CA', fiat: 'usd', coin: 'btc', network: 'bitcoin' }
  return {
    fiat: play.fiat,
    questions: {
      buy: { ...place, side: 'buy', amount: '150', method: null },
      sell: { ...place, side: 'sell', amount: '0.01', method: null },
    },
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    unknownCoin: { coin: 'xmr', network: 'monero' },
    unknownPlace: { country: 'KP', state: null },
    limits: { buy: { below: '16.99', above: '15000.01', limits: { min: '17', max: '15000' } } },
    arrivalOf: ({ providerReference, goesTo }) => {
      const order = play.orders.find((each) => each.id === providerReference)
      const isBuy = order?.orderType === 'BUY'
      const url = goesTo.kind === 'redirect' ? goesTo.url : ''
      return {
        address: textOf(order, 'walletAddress') ?? '',
        amount: textOf(order, isBuy ? 'fiatAmount' : 'cryptoAmount') ?? '',
        reference: textOf(order, 'externalOrderId') ?? '',
        isOurs: url.endsWith(`/${providerReference}`),
      }
    },
    setState: ({ reference }, state) => {
      const order = play.orders.find((each) => each.externalOrderId === reference)
      Object.assign(order ?? {}, STATUSES[state])
    },
    messageAbout,
    setFault: play.setFault,
    secrets: [KEYS.apiKey, KEYS.webhookSecret],
    stop: play.stop,
  }
}
