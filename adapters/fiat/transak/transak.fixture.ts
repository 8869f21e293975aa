import { createHmac } from 'node:crypto'
import type { FiatCheckout, FiatOrderState, FiatQuestion } from '@causeway/core/ports'
import { fieldOf, parseWithDigits, requiredTextOf, textOf } from '../../fiat-wire/index.ts'
import type { FiatArrival, FiatHarness, FiatOrderKey } from '../contract.ts'
import {
  type ProviderServer,
  type ReceivedRequest,
  type RecordedReply,
  startProviderServer,
} from '../provider-server.fixture.ts'
import { createTransakFiat } from './create-transak-fiat.ts'
import { coins, fiats } from './transak-lists.fixture.ts'

export type TransakHarness = FiatHarness & {
  readonly server: ProviderServer
  /** Lays an order into Transak's books as it is there. */
  readonly addOrder: (order: Readonly<Record<string, unknown>>) => void
  /** Makes Transak forget its token, as where another process asked for one. */
  readonly endToken: () => void
  /** A message of Transak with anything in it. */
  readonly sign: (claims: object, key: string, algorithm?: string) => string
}

const API_KEY = 'transak-public-key'
const API_SECRET = 'transak-secret-of-the-test'
/** The token that the server gives first. */
export const FIRST_TOKEN = 'transak-access-token-1'
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const NOW = Date.UTC(2026, 10, 22, 2)
const statusOfState: Partial<Record<FiatOrderState, string>> = {
  waiting: 'AWAITING_PAYMENT_FROM_USER',
  paid: 'PROCESSING',
  ended: 'COMPLETED',
  declined: 'FAILED',
  refunded: 'REFUNDED',
  expired: 'EXPIRED',
}

type Books = {
  tokens: number
  readonly sessions: unknown[]
  readonly orders: Readonly<Record<string, unknown>>[]
}

const purchase: FiatQuestion = {
  side: 'buy',
  fiat: 'eur',
  coin: 'usdc',
  network: 'ethereum',
  amount: '300',
  method: null,
  country: 'DE',
  state: null,
}

/** Transak on this machine: its lists, prices, tokens, sessions and orders as its documentation shows them. */
export async function makeTransak(): Promise<TransakHarness> {
  const books: Books = { tokens: 0, sessions: [], orders: [] }
  const server = await startProviderServer((heard) => replyTo(heard, books))
  const fiat = createTransakFiat({
    apiUrl: server.url,
    gatewayUrl: `${server.url}/gateway`,
    apiKey: API_KEY,
    apiSecret: API_SECRET,
    referrerDomain: 'exchange.example',
    fetch,
    clock: { now: () => NOW },
  })
  // Its messages are signed with the token, which the first call asks for.
  await fiat.read({ reference: 'first', providerReference: null, side: 'buy' }, 5_000)
  return {
    fiat,
    questions: { buy: purchase, sell: { ...purchase, side: 'sell', amount: '400' } },
    address: ADDRESS,
    unknownCoin: { coin: 'xmr', network: 'monero' },
    unknownPlace: { country: 'KP', state: null },
    limits: {
      buy: { below: '4.99', above: '20000.01', limits: { min: '5', max: '20000' } },
      sell: { below: '19.99', above: '10000.01', limits: { min: '20', max: '10000' } },
    },
    arrivalOf: (checkout) => arrivalOf(checkout, books),
    setState: (order, state) => {
      books.orders.push(orderOf(order, statusOfState[state] ?? ''))
    },
    messageAbout: (order) => ({
      headers: {},
      rawBody: sign({ webhookData: orderOf(order, 'PROCESSING') }, FIRST_TOKEN),
    }),
    setFault: server.setFault,
    secrets: [API_SECRET, FIRST_TOKEN],
    stop: server.stop,
    server,
    addOrder: (order) => books.orders.push(order),
    endToken: () => {
      books.tokens += 1
    },
    sign,
  }
}

/** An order as Transak's documentation shows one. */
export function orderOf({ reference, side }: FiatOrderKey, status: string) {
  return {
    id: `transak-${reference}`,
    partnerOrderId: reference,
    status,
    isBuyOrSell: side === 'buy' ? 'BUY' : 'SELL',
    fiatCurrency: 'EUR',
    cryptoCurrency: 'USDC',
    network: 'ethereum',
    fiatAmount: 300,
    cryptoAmount: 330.12,
    walletAddress: ADDRESS,
    totalFeeInFiat: 7.5,
    transactionHash: status === 'COMPLETED' ? '0xabc' : '',
    statusReason: status === 'FAILED' ? 'Declined by bank' : '',
    createdAt: '2026-11-22T01:55:00.000Z',
  }
}

function sign(claims: object, key: string, algorithm = 'HS256'): string {
  const text = [{ alg: algorithm, typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = createHmac('sha256', key).update(text).digest('base64url')
  return JSON.stringify({ data: `${text}.${signature}` })
}

function replyTo(heard: ReceivedRequest, books: Books): RecordedReply {
  const { path, headers } = heard
  if (headers['x-api-key'] !== API_KEY) return refused('No API key')
  switch (path) {
    case '/fiat/public/v1/currencies/fiat-currencies':
      return ok({ response: fiats })
    case '/cryptocoverage/api/v1/public/crypto-currencies':
      return ok({ response: coins })
    case '/api/v1/pricing/public/quotes':
      return ok({ response: quoteFor(heard) })
    case '/partners/api/v2/refresh-token':
      return giveToken(heard, books)
  }
  if (headers['access-token'] !== `transak-access-token-${books.tokens}`) {
    return refused('Access token is invalid')
  }
  return path === '/gateway/api/v2/auth/session' ? open(heard, books) : tell(heard, books)
}

function quoteFor({ query, fault }: ReceivedRequest): object {
  const isPurchase = query.get('isBuyOrSell') === 'BUY'
  return {
    quoteId: 'b1c3e2a4',
    conversionPrice: 1.1004,
    fiatCurrency: fault === 'other_currency' ? 'USD' : query.get('fiatCurrency'),
    cryptoCurrency: query.get('cryptoCurrency'),
    paymentMethod: query.get('paymentMethod'),
    isBuyOrSell: query.get('isBuyOrSell'),
    network: query.get('network'),
    fiatAmount: isPurchase ? Number(query.get('fiatAmount')) : 355.2,
    cryptoAmount: isPurchase ? 321.87 : Number(query.get('cryptoAmount')),
    totalFee: 7.5,
    feeBreakdown: [
      { name: 'Transak fee', value: 5.99, id: 'transak_fee', ids: ['transak_fee'] },
      { name: 'Network fee', value: 1.51, id: 'network_fee', ids: ['network_fee'] },
    ],
  }
}

function giveToken({ headers, body }: ReceivedRequest, books: Books): RecordedReply {
  const isOurs =
    headers['api-secret'] === API_SECRET && textOf(parseWithDigits(body), 'apiKey') === API_KEY
  if (!isOurs) return refused('Invalid secret')
  books.tokens += 1
  const accessToken = `transak-access-token-${books.tokens}`
  return ok({ data: { accessToken, expiresAt: NOW / 1000 + 7 * 24 * 3_600 } })
}

function open({ headers, body }: ReceivedRequest, { sessions }: Books): RecordedReply {
  const sessionId = sessions.push(fieldOf(parseWithDigits(body), 'widgetParams')) - 1
  const widgetUrl = `http://${headers.host}/widget?apiKey=${API_KEY}&sessionId=${sessionId}`
  return ok({ data: { widgetUrl } })
}

function tell({ path, query }: ReceivedRequest, { orders }: Books): RecordedReply {
  if (path === '/partners/api/v2/orders') {
    const name = query.get('filter[partnerOrderId]')
    // As if the filter were not known there where it is asked for strangers' orders.
    const found = orders.filter((each) => name === 'strangers' || each.partnerOrderId === name)
    return ok({ meta: { totalCount: found.length }, data: found })
  }
  const id = path.split('/').at(-1)
  const found = orders.find((each) => each.id === id)
  if (found === undefined) return { status: 404, json: { error: { message: 'Order not found' } } }
  return ok({ meta: { orderId: id }, data: found })
}

function arrivalOf({ goesTo }: FiatCheckout, { sessions }: Books): FiatArrival {
  const url = new URL(goesTo.kind === 'redirect' ? goesTo.url : goesTo.action)
  const params = sessions[Number(url.searchParams.get('sessionId'))]
  const amount = textOf(params, 'fiatAmount') ?? textOf(params, 'cryptoAmount')
  return {
    address: requiredTextOf(params, 'walletAddress'),
    amount: amount ?? '',
    reference: requiredTextOf(params, 'partnerOrderId'),
    isOurs:
      textOf(params, 'apiKey') === API_KEY &&
      textOf(params, 'referrerDomain') === 'exchange.example',
  }
}

const ok = (json: unknown): RecordedReply => ({ status: 200, json })
const refused = (message: string): RecordedReply => ({ status: 401, json: { error: { message } } })
