import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import type { FiatCheckout, FiatOrderState, WebhookMessage } from '@causeway/core/ports'
import { parseWithDigits, requiredTextOf, textOf } from '../../fiat-wire/index.ts'
import type { FiatArrival, FiatHarness } from '../contract.ts'
import {
  type ProviderServer,
  type ReceivedRequest,
  type RecordedReply,
  startProviderServer,
} from '../provider-server.fixture.ts'
import { createBinanceFiat } from './create-binance-fiat.ts'
import { externalOrderIdOf } from './read-binance-order.ts'

export type BinanceHarness = FiatHarness & {
  readonly server: ProviderServer
  /** Gives an order of Binance's books a number that says how far it is. */
  readonly setStatus: (reference: string, status: number) => void
  /** What Binance would send us with any body. */
  readonly signed: (rawBody: string, at: number) => WebhookMessage
}

type Order = Readonly<Record<string, unknown>>

const CLIENT_ID = 'causeway-client'
const ACCESS_TOKEN = 'binance-access-token-of-the-test'
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const NOW = Date.UTC(2026, 10, 22, 2)
const statusOfState: Partial<Record<FiatOrderState, number>> = {
  waiting: 0,
  paid: 2,
  sending: 11,
  ended: 20,
  declined: 97,
}

/** Binance Connect on this machine: its lists, prices and orders as its documentation shows them. */
export async function makeBinance(): Promise<BinanceHarness> {
  const [ours, theirs] = [keyPair(), keyPair()]
  const orders = new Map<string, Order>()
  const ourKey = createPublicKey(ours.publicKey)
  const server = await startProviderServer((heard) => replyTo(heard, ourKey, orders))
  const signed = (rawBody: string, at: number): WebhookMessage => ({
    headers: {
      'x-bn-connect-signature': sign(
        'sha256',
        Buffer.from(`${rawBody}${at}`),
        theirs.privateKey,
      ).toString('base64'),
      'x-bn-connect-timestamp': String(at),
    },
    rawBody,
  })
  const setStatus = (reference: string, status: number) => {
    const id = externalOrderIdOf(reference)
    orders.set(id, { ...orders.get(id), externalOrderId: id, status })
  }
  return {
    fiat: createBinanceFiat({
      apiUrl: server.url,
      clientId: CLIENT_ID,
      accessToken: ACCESS_TOKEN,
      privateKey: ours.privateKey,
      webhookKey: theirs.publicKey,
      merchantCode: 'causeway',
      merchantName: 'Causeway',
      mayLockOrders: true,
      fetch,
      clock: { now: () => NOW },
    }),
    questions: {
      buy: {
        side: 'buy',
        fiat: 'eur',
        coin: 'usdc',
        network: 'ethereum',
        amount: '120.25',
        method: null,
        country: 'FR',
        state: null,
      },
    },
    address: ADDRESS,
    unknownCoin: { coin: 'xmr', network: 'monero' },
    unknownPlace: null,
    limits: { buy: { below: '14.99', above: '8000.01', limits: { min: '15', max: '8000' } } },
    arrivalOf: (checkout) => arrivalOf(checkout, orders),
    setState: ({ reference }, state) => setStatus(reference, statusOfState[state] ?? -1),
    messageAbout: ({ reference }, at) =>
      signed(
        JSON.stringify({
          webhookEventType: 'connect_order_event',
          externalOrderId: externalOrderIdOf(reference),
          status: 20,
        }),
        at,
      ),
    setFault: server.setFault,
    secrets: [ACCESS_TOKEN, ours.privateKey],
    stop: server.stop,
    server,
    setStatus,
    signed,
  }
}

function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

function replyTo(
  heard: ReceivedRequest,
  ourKey: KeyObject,
  orders: Map<string, Order>,
): RecordedReply {
  if (!isSigned(heard, ourKey)) return { status: 401, json: { success: false, code: '000401' } }
  const asked = parseWithDigits(heard.body === '' ? '{}' : heard.body)
  switch (heard.path.replace('/papi/v1/ramp/connect', '')) {
    case '/buy/trading-pairs':
      return ok({ fiatCurrencies: ['EUR', 'USD'], cryptoCurrencies: ['USDC', 'BTC', 'XRP', 'SOL'] })
    case '/crypto-network':
      return ok(networks)
    case '/buy/payment-method-list':
      return ok({ paymentMethods })
    case '/buy/estimated-quote':
      return quoteFor(asked)
    case '/buy/pre-order':
      return open(heard, asked, orders)
    case '/order':
      return ok(orders.get(requiredTextOf(asked, 'externalOrderId')) ?? null)
    default:
      return { status: 404, json: { success: false, code: '000404' } }
  }
}

const networks: readonly object[] = [
  {
    cryptoCurrency: 'USDC',
    networks: [
      {
        network: 'ETH',
        withdrawFee: 1.5,
        withdrawMinAmount: 3,
        withdrawMaxAmount: 1000000,
        contractAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        withdrawEnable: true,
      },
      { network: 'BSC', contractAddress: '0x0bad', withdrawEnable: true },
      { network: 'BASE', withdrawEnable: false },
    ],
  },
  { cryptoCurrency: 'BTC', networks: [{ network: 'BTC', withdrawEnable: true }] },
  { cryptoCurrency: 'XRP', networks: [{ network: 'XRP', withdrawEnable: true }] },
]

const paymentMethods: readonly object[] = [
  {
    payMethodCode: 'BUY_P2P',
    paymentMethod: 'P2P Trading',
    fiatMinLimit: 15,
    fiatMaxLimit: 8000,
    p2p: true,
  },
  {
    payMethodCode: 'BUY_CARD',
    payMethodSubCode: 'card',
    paymentMethod: 'Card',
    fiatMinLimit: 15,
    fiatMaxLimit: 2500,
  },
]

function quoteFor(asked: unknown): RecordedReply {
  const isBitcoin = textOf(asked, 'cryptoCurrency') === 'BTC'
  if (textOf(asked, 'cryptoCurrency') === 'XRP') {
    return { status: 200, json: { success: false, code: '610003', message: 'No quote' } }
  }
  return ok({
    totalAmount: isBitcoin ? 0.00131 : 129.5,
    quotePrice: 0.92,
    feeAmount: 2.4,
    feeCurrency: textOf(asked, 'fiatCurrency'),
    networkFee: isBitcoin ? 0 : 1.5,
    payMethodCode: textOf(asked, 'payMethodCode'),
  })
}

function open(heard: ReceivedRequest, asked: unknown, orders: Map<string, Order>): RecordedReply {
  const id = requiredTextOf(asked, 'externalOrderId')
  const fiatAmount = Number(requiredTextOf(asked, 'requestedAmount'))
  orders.set(id, { externalOrderId: id, status: 0, fiatAmount, cryptoAmount: 128, asked })
  return ok({ link: `http://${heard.headers.host}/page?order=${id}`, linkExpireTime: NOW })
}

function isSigned({ headers, body }: ReceivedRequest, ourKey: KeyObject): boolean {
  const timestamp = headers['x-tesla-timestamp'] ?? ''
  const signature = Buffer.from(headers['x-tesla-signature'] ?? '', 'base64')
  return (
    headers['x-tesla-clientid'] === CLIENT_ID &&
    headers['x-tesla-signaccesstoken'] === ACCESS_TOKEN &&
    timestamp === String(NOW) &&
    verify('sha256', Buffer.from(body + timestamp), ourKey, signature)
  )
}

function arrivalOf({ goesTo }: FiatCheckout, orders: ReadonlyMap<string, Order>): FiatArrival {
  const url = new URL(goesTo.kind === 'redirect' ? goesTo.url : goesTo.action)
  const id = url.searchParams.get('order') ?? ''
  const asked = orders.get(id)?.asked
  const returnUrl = new URL(requiredTextOf(asked, 'redirectUrl'))
  return {
    address: requiredTextOf(asked, 'address'),
    amount: requiredTextOf(asked, 'requestedAmount'),
    // Our name stands in the address that the person comes back to; Binance's is made of it.
    reference: returnUrl.pathname.split('/').at(-1) ?? '',
    isOurs: textOf(asked, 'merchantCode') === 'causeway' && /^[0-9A-Za-z]+$/.test(id),
  }
}

const ok = (data: unknown): RecordedReply => ({
  status: 200,
  json: { success: true, code: '000000', message: null, data },
})
