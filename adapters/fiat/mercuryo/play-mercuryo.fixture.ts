import { createHash, createHmac } from 'node:crypto'
import type { FiatOrderState } from '@causeway/core/ports'
import type { FiatHarness, FiatOrderKey } from '../contract.ts'
import {
  type ReceivedRequest,
  type RecordedReply,
  startProviderServer,
} from '../provider-server.fixture.ts'
import { createMercuryoFiat } from './create-mercuryo-fiat.ts'

export const NOW = Date.UTC(2026, 10, 22, 2)
export const KEYS = {
  widgetId: '00000000-0000-4000-8000-000000000000',
  secret: 'secret-never-to-be-seen',
  signKey: 'sign-key-never-to-be-seen',
  partnerToken: 'partner-token-never-to-be-seen',
} as const

/** Replies in the shapes of widget.docs.mercuryo.io (version 1.6, as of 2026-11-22). */
const CURRENCIES = {
  fiat: ['EUR', 'USD'],
  crypto: ['BTC', 'USDT', 'XRP'],
  config: {
    crypto_currencies: [
      coin('BTC', 'BITCOIN', ''),
      coin('XRP', 'RIPPLE', ''),
      {
        ...coin('USDT', 'TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
        widget_offramp_enabled: false,
      },
      // Another token under the name of one of ours.
      coin('USDT', 'ETHEREUM', '0xbad'),
    ],
  },
}

function coin(currency: string, network: string, contract: string) {
  return {
    currency,
    network,
    contract,
    widget_onramp_enabled: true,
    widget_offramp_enabled: true,
    restricted_countries_onramp: ['gb'],
    restricted_countries_offramp: ['gb', 'fr'],
  }
}

/** Mercuryo on this machine. */
export async function startPlayMercuryo() {
  const entries = new Map<string, object[]>()
  const server = await startProviderServer((heard) => reply(entries, heard))
  const fiat = createMercuryoFiat({
    ...KEYS,
    fetch,
    clock: { now: () => NOW },
    apiUrl: server.url,
    widgetUrl: 'https://exchange.mercuryo.io',
  })
  return { ...server, fiat, entries }
}

function reply(entries: Map<string, object[]>, heard: ReceivedRequest): RecordedReply {
  const data = (value: unknown): RecordedReply => ({
    status: 200,
    json: { status: 200, code: 0, message: '', data: value },
  })
  switch (heard.path) {
    case '/v1.6/lib/currencies':
      return data(CURRENCIES)
    case '/v1.6/public/card-countries':
      return data(['de', 'fr', 'gb', 'us'])
    case '/v1.6/public/currency-limits':
      return data({
        BTC: { max: '0.08317062', min: '0.0005' },
        XRP: { max: '2000', min: '15' },
        USDT: { max: '5000', min: '25' },
        USD: { max: '4856.4', min: '23.08' },
      })
    case '/v1.6/widget/buy/rate':
    case '/v1.6/widget/sell/rate':
      return rate(heard, data)
    case '/v1.6/sdk-partner/transactions':
      return heard.headers['sdk-partner-token'] === KEYS.partnerToken
        ? data(entries.get(heard.query.get('merchant_transaction_id') ?? '') ?? [])
        : { status: 401, json: { status: 401, message: 'Unauthorized' } }
    default:
      return { status: 404, json: { status: 404, message: 'Not found' } }
  }
}

function rate(
  { path, query, fault }: ReceivedRequest,
  data: (value: unknown) => RecordedReply,
): RecordedReply {
  const isBuy = path.includes('/buy/')
  if (query.get('widget_id') !== KEYS.widgetId) {
    return { status: 403, json: { status: 403, message: 'Forbidden' } }
  }
  const crypto = query.get(isBuy ? 'to' : 'from') ?? ''
  const asked = query.get(isBuy ? 'from' : 'to') ?? ''
  const fiat = fault === 'other_currency' ? 'GBP' : asked
  const amount = query.get('amount') ?? ''
  const fees = {
    fee: { [crypto]: '0.00015034', [fiat]: '14.72' },
    network_fee: { [crypto]: '0.00002', [fiat]: '1.95' },
  }
  return data(
    isBuy
      ? {
          buy_token: 'long',
          currency: crypto,
          amount: '0.00138102',
          fiat_amount: amount,
          fiat_currency: fiat,
          rate: '97956.41',
          ...fees,
          subtotal: { [crypto]: '0.00138102', [fiat]: '135.28' },
          total: { [crypto]: '0.00153136', [fiat]: `${amount}.00` },
          kyc_limit_exceeded: false,
        }
      : {
          sell_token: 'long',
          currency: crypto,
          fiat_currency: fiat,
          rate: '96000.00',
          ...fees,
          subtotal: { [crypto]: amount, [fiat]: '945.28' },
          total: { [crypto]: amount, [fiat]: '960.00' },
        },
  )
}

const HASH = 'ab'.repeat(32)
const BUYS: Partial<Record<FiatOrderState, { buy: object; withdraw?: object }>> = {
  waiting: { buy: { status: 'pending' } },
  paid: { buy: { status: 'paid' }, withdraw: { status: 'new', hash: null } },
  sending: { buy: { status: 'paid' }, withdraw: { status: 'pending', hash: HASH } },
  ended: { buy: { status: 'paid' }, withdraw: { status: 'completed', hash: HASH } },
  declined: { buy: { status: 'order_failed' } },
}
const SALES: Partial<Record<FiatOrderState, { sell?: object; deposit: object }>> = {
  waiting: { deposit: { status: 'new' } },
  paid: { deposit: { status: 'completed', hash: HASH }, sell: { status: 'pending' } },
  ended: { deposit: { status: 'completed', hash: HASH }, sell: { status: 'succeeded' } },
  refunded: { deposit: { status: 'completed', hash: HASH }, sell: { status: 'failed' } },
}

/** An entry of the list of transactions, from what is said of each of its operations. */
export function entryOf(reference: string, operations: Readonly<Record<string, object>>): object {
  const shared = {
    widget_id: KEYS.widgetId,
    merchant_transaction_id: reference,
    currency: 'BTC',
    amount: '0.001381020000000000',
    created_at: '2026-11-22 01:50:00',
    updated_at: '2026-11-22 02:00:00',
  }
  const money = { fiat_currency: 'USD', fiat_amount: '150.00' }
  return Object.fromEntries(
    Object.entries(operations).map(([kind, change]) => [
      kind,
      {
        id: `m-${kind}-${reference}`,
        transaction_id: `t-${reference}`,
        ...shared,
        ...(kind === 'withdraw' || kind === 'deposit'
          ? { hash: null, url: null, address: 'bc1qplay' }
          : money),
        ...change,
      },
    ]),
  )
}

export function messageAbout({ reference, side }: FiatOrderKey) {
  const rawBody = JSON.stringify({
    payload: {
      data: {
        id: `m-${reference}`,
        type: side,
        status: 'pending',
        amount: '0.02833',
        currency: 'ETH',
        created_at: '2026-11-22 01:50:00',
        merchant_transaction_id: reference,
      },
    },
  })
  const signature = createHmac('sha256', KEYS.signKey).update(rawBody).digest('hex')
  return { headers: { 'x-signature': signature }, rawBody }
}

/** Mercuryo's reading of the address that a person comes with. */
export function arrivalAt(address: string, clientAddress: string) {
  const { searchParams } = new URL(address)
  const isBuy = searchParams.get('type') === 'buy'
  const read = (name: string) => searchParams.get(name) ?? ''
  const text = `${read('address')}${KEYS.secret}${clientAddress}${read('merchant_transaction_id')}`
  const expected = `v2:${createHash('sha512').update(text).digest('hex')}`
  return {
    address: read(isBuy ? 'address' : 'refund_address'),
    amount: read(isBuy ? 'fiat_amount' : 'amount'),
    reference: read('merchant_transaction_id'),
    isOurs: read('widget_id') === KEYS.widgetId && (!isBuy || read('signature') === expected),
  }
}

/** Mercuryo for the contract suite. */
export async function mercuryoHarness(): Promise<FiatHarness> {
  const play = await startPlayMercuryo()
  const place = { country: 'DE', state: null, fiat: 'usd', coin: 'btc', network: 'bitcoin' }
  return {
    fiat: play.fiat,
    questions: {
      buy: { ...place, side: 'buy', amount: '150', method: null },
      sell: { ...place, side: 'sell', amount: '0.01', method: null },
    },
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    unknownCoin: { coin: 'xmr', network: 'monero' },
    unknownPlace: { country: 'KP', state: null },
    limits: {
      buy: { below: '23.07', above: '4856.41', limits: { min: '23.08', max: '4856.4' } },
      sell: { below: '0.0004', above: '0.09', limits: { min: '0.0005', max: '0.08317062' } },
    },
    arrivalOf: ({ goesTo }) =>
      arrivalAt(goesTo.kind === 'redirect' ? goesTo.url : '', '203.0.113.7'),
    setState: ({ reference, side }, state) => {
      const operations = side === 'buy' ? BUYS[state] : SALES[state]
      play.entries.set(reference, [entryOf(reference, { ...operations })])
    },
    messageAbout,
    setFault: play.setFault,
    secrets: [KEYS.secret, KEYS.signKey, KEYS.partnerToken],
    stop: play.stop,
  }
}
