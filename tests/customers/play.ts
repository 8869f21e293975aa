import { randomUUID } from 'node:crypto'
import type {
  CreateTransactionReply,
  EstimateReply,
  TransactionOut,
  TransactionReply,
} from '@causeway/api/contract'
import { currencies } from '@causeway/core/currencies'
import { formatUnits } from '@causeway/core/money'
import { ask, mustAsk, type Refused, type Reply, type Shop } from './ask.ts'

/** What a customer wants. Amounts are decimal text of whole coins; absent: a few hundred dollars' worth. */
export type Wish = {
  readonly from: string
  readonly to: string
  readonly amountFrom?: string
  readonly isFixedRate?: boolean
  readonly email?: string
  /** The affiliate whose link led to it. */
  readonly refId?: string
  /** What the customer's browser calls it; absent: unnamed. */
  readonly clientId?: string
}

export type CustomerAddress = { readonly address: string; readonly extraId: string | null }

/** The body and the key of a create call: sent again, they mean the same order. */
export type Application = {
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
  readonly wish: Wish
  readonly destination: CustomerAddress
  readonly refund: CustomerAddress
}

export type Placed = Application & {
  readonly id: string
  readonly secret: string
  readonly created: TransactionOut
}

/** A few hundred dollars of the coins that random stories are about. */
export const someOf: Readonly<Record<string, string>> = {
  btc: '0.004',
  eth: '0.06',
  ltc: '3',
  usdt20: '310.5',
  usdc: '320',
  bnb: '0.4',
  xrp: '130',
  xlm: '1100',
  trx: '1050',
  doge: '1600',
  eos: '450.5',
  xmr: '1.1',
  bch: '0.6',
  zec: '0.8',
  dash: '7',
  dgb: '35000',
  rvn: '22000',
  etc: '17',
  pol: '1600',
}

export function estimate(shop: Shop, wish: Wish): Promise<EstimateReply> {
  const { from, to, isFixedRate = false } = wish
  const body = { from, to, amountFrom: amountOf(wish), isFixedRate }
  return mustAsk(shop, 'POST', '/api/exchange/estimate', { body })
}

export function customerAddress(shop: Shop, ticker: string): Promise<CustomerAddress> {
  return mustAsk(shop, 'GET', `/api/sandbox/addresses/${ticker}`)
}

/** The address with another character of the same kind in its middle: always one that differs from what is there. */
export function mistyped(address: string): string {
  const place = address.search(/(?<=.{12})[a-z]/i)
  const letter = address[place] ?? ''
  const [one, other] = letter === letter.toLowerCase() ? ['c', 'd'] : ['C', 'D']
  return address.slice(0, place) + (letter === one ? other : one) + address.slice(place + 1)
}

/** Prepares a create call: addresses of the customer's own, and the guaranteed quote where one is wanted. */
export async function apply(shop: Shop, wish: Wish): Promise<Application> {
  const { from, to, isFixedRate = false, email } = wish
  const destination = await customerAddress(shop, to)
  const refund = await customerAddress(shop, from)
  const { rateId } = await estimate(shop, wish)
  return {
    key: randomUUID(),
    wish,
    destination,
    refund,
    body: {
      from,
      to,
      amountFrom: amountOf(wish),
      isFixedRate,
      rateId,
      destinationAddress: destination.address,
      extraId: destination.extraId,
      refundAddress: refund.address,
      refundExtraId: refund.extraId,
      ...(email === undefined ? {} : { email }),
      ...metaOf(wish),
    },
  }
}

/** Who the customer says to be, and whose link led to it, as part of a create call's body. */
export function metaOf({ clientId, refId }: Wish): { readonly userMeta?: object } {
  if (clientId === undefined && refId === undefined) return {}
  return {
    userMeta: {
      ...(clientId === undefined ? {} : { clientId }),
      ...(refId === undefined ? {} : { refId }),
    },
  }
}

/** Sends a create call as it is, whatever is answered. */
export function submit(
  shop: Shop,
  { body, key }: Pick<Application, 'body' | 'key'>,
): Promise<Reply<CreateTransactionReply & Refused>> {
  return ask(shop, 'POST', '/api/transactions', { body, headers: { 'idempotency-key': key } })
}

/** Makes an order that has to work. */
export async function place(shop: Shop, wish: Wish): Promise<Placed> {
  const application = await apply(shop, wish)
  const made = await mustAsk<CreateTransactionReply>(shop, 'POST', '/api/transactions', {
    body: application.body,
    headers: { 'idempotency-key': application.key },
  })
  return placedOrder(application, made)
}

/** An order that is known by its link. */
type HeldOrder = Pick<Placed, 'id' | 'secret'>

export function placedOrder(application: Application, made: CreateTransactionReply): Placed {
  const { holderSecret, transaction } = made
  return {
    ...application,
    id: transaction.transactionId,
    secret: holderSecret,
    created: transaction,
  }
}

/** Pays an order from the play wallet; without amount exactly what it expects. */
export async function pay(shop: Shop, order: Placed, amount?: string): Promise<string> {
  const body = { transactionId: order.id, ...(amount === undefined ? {} : { amount }) }
  const { txId } = await mustAsk<{ txId: string }>(shop, 'POST', '/api/sandbox/deposits', { body })
  return txId
}

/** The order as its holder sees it. */
export async function read(shop: Shop, order: HeldOrder): Promise<TransactionOut> {
  const { transaction } = await mustAsk<TransactionReply>(
    shop,
    'GET',
    `/api/transactions/${order.id}`,
    { headers: { 'x-holder-secret': order.secret } },
  )
  return transaction
}

/** The holder chooses what becomes of an order on hold. */
export function choose(
  shop: Shop,
  order: HeldOrder,
  choice: 'exchange' | 'refund',
): Promise<Reply<TransactionReply & Refused>> {
  const body = { choice, holderSecret: order.secret }
  return ask(shop, 'PATCH', `/api/transactions/${order.id}`, { body })
}

/** Moves the product's clock on. */
export async function advanceClock(shop: Shop, seconds: number): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/clock', { body: { advanceSeconds: seconds } })
}

export async function mine(shop: Shop, blockchain: string, count: number): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/blocks', { body: { blockchain, count } })
}

/** Replaces the last blocks of a chain; with `drop` what was in them vanishes for good, else it waits again. */
export async function reorganise(
  shop: Shop,
  blockchain: string,
  how: { readonly depth: number; readonly drop: boolean },
): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/reorg', { body: { blockchain, ...how } })
}

export type Mode = 'ok' | 'slow' | 'silent' | 'down' | 'garbage'

/** Makes a provider behave well, slowly, not at all, or absurdly: `chains/bitcoin`, `rates/sandbox`. */
export async function misbehave(shop: Shop, provider: string, mode: Mode): Promise<void> {
  await mustAsk(shop, 'POST', `/api/sandbox/providers/${provider}`, { body: { mode } })
}

function amountOf({ from, amountFrom }: Wish): string {
  return amountFrom ?? someOf[from] ?? twentyMinimums(from)
}

/** Of any other coin: a minimum is worth about twelve dollars. */
function twentyMinimums(ticker: string): string {
  const coin = currencies.find((currency) => currency.ticker === ticker)
  if (coin === undefined) throw new Error(`The story knows no amount of ${ticker}`)
  return formatUnits(coin.minimumUnits * 20n, coin.decimals)
}
