import { createHmac } from 'node:crypto'
import type { FiatOrderState, FiatSide } from '@causeway/core/ports'
import type { FiatHarness, FiatOrderKey } from '../contract.ts'
import {
  type ReceivedRequest,
  type RecordedReply,
  startProviderServer,
} from '../provider-server.fixture.ts'
import { createMoonpayFiat } from './create-moonpay-fiat.ts'
import { COUNTRIES, CURRENCIES, limits, quote } from './moonpay-replies.fixture.ts'

export const KEYS = {
  publishableKey: 'pk_test_play',
  secretKey: 'sk_test_never_to_be_seen',
  webhookKey: 'wk_test_never_to_be_seen',
} as const
export const NOW = Date.UTC(2026, 10, 22, 2)

type Transaction = { readonly side: FiatSide; readonly fields: Readonly<Record<string, unknown>> }

/** MoonPay on this machine. */
export async function startPlayMoonpay() {
  const transactions = new Map<string, Transaction[]>()
  const server = await startProviderServer((heard) => reply(transactions, heard))
  const fiat = createMoonpayFiat({
    ...KEYS,
    fetch,
    clock: { now: () => NOW },
    apiUrl: server.url,
    buyUrl: 'https://buy.moonpay.com',
    sellUrl: 'https://sell.moonpay.com',
  })
  return { ...server, fiat, transactions }
}

function reply(transactions: Map<string, Transaction[]>, heard: ReceivedRequest): RecordedReply {
  if (heard.query.get('apiKey') !== KEYS.publishableKey) {
    return {
      status: 401,
      json: { moonPayErrorCode: '4_SYS_NOT_AUTHORIZED', message: 'no', type: 'UnauthorizedError' },
    }
  }
  const [, version, list, code = '', what = ''] = heard.path.split('/')
  if (list === 'countries') return { status: 200, json: COUNTRIES }
  if (list === 'currencies' && code === '') return { status: 200, json: CURRENCIES }
  if (what === 'limits') return { status: 200, json: limits(code, heard) }
  if (what === 'buy_quote' || what === 'sell_quote') return quote(code, what, heard)
  const found = transactions
    .get(decodeURIComponent(what))
    ?.filter(({ side }) => (side === 'buy' ? version === 'v1' : version === 'v3'))
  if (found === undefined || found.length === 0) {
    return { status: 404, json: { message: 'Not found', type: 'NotFoundError' } }
  }
  // Purchases come as a list, sales alone, as the documents have it.
  const told = found.map(({ fields }) => fields)
  return { status: 200, json: version === 'v1' ? told : told[0] }
}

const BUYS: Partial<Record<FiatOrderState, object>> = {
  waiting: { status: 'waitingPayment' },
  paid: { status: 'pending' },
  sending: { status: 'pending', cryptoTransactionId: 'ab'.repeat(32) },
  ended: { status: 'completed', cryptoTransactionId: 'ab'.repeat(32) },
  declined: { status: 'failed', failureReason: 'card_not_supported' },
  expired: { status: 'failed', failureReason: 'timeout_3d_secure' },
}
const SALES: Partial<Record<FiatOrderState, object>> = {
  waiting: { status: 'waitingForDeposit' },
  paid: { status: 'pending', depositHash: 'cd'.repeat(32) },
  ended: { status: 'completed', depositHash: 'cd'.repeat(32) },
  declined: { status: 'failed', failureReason: 'rejected_kyc' },
  refunded: { status: 'failed', depositHash: 'cd'.repeat(32), refundHash: 'ef'.repeat(32) },
}

/** What our page of an order says of the person: only who came by it can know. */
function customerOf(reference: string): string {
  return createHmac('sha256', KEYS.secretKey).update(`customer ${reference}`).digest('hex')
}

/** A transaction as MoonPay has it once the person has come to its page. */
export function transactionOf({ reference, side }: FiatOrderKey, change: object): Transaction {
  const shared = {
    id: `mp-${reference}`,
    createdAt: '2026-11-22T01:50:00.000Z',
    updatedAt: '2026-11-22T02:00:00.000Z',
    failureReason: null,
    externalTransactionId: reference,
    externalCustomerId: customerOf(reference),
    feeAmount: 3.99,
    extraFeeAmount: 0,
    stages: [],
  }
  const fields =
    side === 'buy'
      ? {
          ...shared,
          baseCurrencyAmount: 138.37,
          quoteCurrencyAmount: 0.0015412345678,
          networkFeeAmount: 7.64,
          walletAddress: 'bc1qplay',
          cryptoTransactionId: null,
          returnUrl: `https://buy.moonpay.com/transaction_receipt?transactionId=mp-${reference}`,
        }
      : {
          ...shared,
          baseCurrencyAmount: 0.01,
          quoteCurrencyAmount: 872.4,
          depositHash: null,
          refundHash: null,
          depositWallet: { walletAddress: 'bc1qdeposit', walletAddressTag: '' },
        }
  return { side, fields: { ...fields, ...change } }
}

export function messageAbout({ reference, side }: FiatOrderKey, at: number) {
  const { fields } = transactionOf({ reference, side }, {})
  const type = side === 'buy' ? 'transaction_updated' : 'sell_transaction_updated'
  const rawBody = JSON.stringify({ type, data: fields, externalCustomerId: null })
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', KEYS.webhookKey)
    .update(`${seconds}.${rawBody}`)
    .digest('hex')
  return { headers: { 'moonpay-signature-v2': `t=${seconds},s=${signature}` }, rawBody }
}

/** MoonPay's reading of the address that a person comes with. */
export function arrivalAt(address: string) {
  const url = new URL(address)
  const [signed = '', signature = ''] = url.search.split('&signature=')
  const expected = createHmac('sha256', KEYS.secretKey).update(signed).digest('base64')
  const isBuy = url.hostname === 'buy.moonpay.com'
  return {
    address: url.searchParams.get(isBuy ? 'walletAddress' : 'refundWalletAddress') ?? '',
    amount: url.searchParams.get('baseCurrencyAmount') ?? '',
    reference: url.searchParams.get('externalTransactionId') ?? '',
    isOurs: decodeURIComponent(signature) === expected,
  }
}

/** MoonPay for the contract suite. */
export async function moonpayHarness(): Promise<FiatHarness> {
  const play = await startPlayMoonpay()
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
    limits: {
      buy: { below: '19.99', above: '30000.01', limits: { min: '20', max: '30000' } },
      sell: { below: '0.0009', above: '1.6', limits: { min: '0.001', max: '1.5' } },
    },
    arrivalOf: ({ goesTo }) => arrivalAt(goesTo.kind === 'redirect' ? goesTo.url : ''),
    setState: (order, state) => {
      const change = (order.side === 'buy' ? BUYS : SALES)[state] ?? {}
      play.transactions.set(order.reference, [transactionOf(order, change)])
    },
    messageAbout,
    setFault: play.setFault,
    secrets: [KEYS.secretKey, KEYS.webhookKey],
    stop: play.stop,
  }
}
