import type { OrderDetail } from '@causeway/content/mail'
import { shortenAddress } from '@causeway/core/addresses'
import { type Amount, amount, formatUnits } from '@causeway/core/money'
import type { OrderMail, OrderMailFacts } from '../../notifications/index.ts'
import type { OrderView } from '../order-types.ts'
import {
  type MailedOrder,
  type MailedOrderNeeds,
  readMailedOrder,
  remakeHolderSecret,
} from './read-mailed-order.ts'

type Needs = MailedOrderNeeds & { readonly world: 'play' | 'real' }
type Details = readonly OrderDetail[]

const NOTHING: OrderMailFacts = { details: [], holderSecret: null, message: null }

/**
 * What the mail of a state tells of an order: sums, addresses shortened (TRACK-12; nobody is to pay by copying from a
 * mail, which others could have written), transactions and where they can be seen. The first mail to a guest has the
 * secret that an account needs not.
 */
export async function orderMailFacts(
  needs: Needs,
  { messageId = null, publicCode, state }: Pick<OrderMail, 'messageId' | 'publicCode' | 'state'>,
): Promise<OrderMailFacts> {
  const mailed = await readMailedOrder(needs, publicCode)
  if (mailed === null) return NOTHING
  const isFirst = state === 'waiting' && mailed.isGuests
  return {
    details: detailsOf(needs, mailed, state),
    holderSecret: isFirst ? await remakeHolderSecret(needs, mailed.order.id) : null,
    message: mailed.order.messages.find(({ id }) => id === messageId)?.text ?? null,
  }
}

function detailsOf(needs: Needs, { order }: MailedOrder, state: string): Details {
  const sum = (name: OrderDetail['name'], value: Amount | null, mark = ''): Details =>
    value === null ? [] : [{ name, value: mark + amountText(needs, value), link: null }]
  const place = (name: OrderDetail['name'], at: OrderView['refund']): Details =>
    at === null ? [] : [{ name, value: placeText(at), link: null }]
  const transaction = (name: OrderDetail['name'], asset: string, txId: string | null): Details =>
    txId === null ? [] : [{ name, value: shortenAddress(txId), link: seenAt(needs, asset, txId) }]
  const about = order.kind === 'fixed' ? '' : '≈ '
  const paid = [
    ...sum('paid', paidIn(order)),
    ...paymentsOf(order).flatMap(({ txId }) => transaction('payIn', order.from, txId)),
  ]
  const received = [
    ...sum('received', order.sentTo),
    ...(order.sentTo === null ? [] : place('destination', order.destination)),
    ...transaction('payout', order.to, order.payoutTxId),
  ]
  switch (state) {
    case 'waiting':
      return [
        ...sum('send', order.expectedFrom),
        ...place('deposit', order.payIn),
        ...sum('get', order.expectedTo, about),
        ...place('destination', order.destination),
        { name: 'payUntil', value: new Date(order.payUntil), link: null },
      ]
    case 'confirming':
      return [
        ...paid,
        ...(paidIn(order)?.units === order.expectedFrom.units
          ? sum('get', order.expectedTo, about)
          : []),
        ...place('destination', order.destination),
      ]
    case 'finished':
      return [...paid, ...received]
    case 'refunded':
      return [
        ...paid,
        ...received,
        ...sum('refunded', order.sentBack),
        ...place('refundTo', order.refund),
        ...transaction('refund', order.from, order.refundTxId),
      ]
    case 'expired':
      return [...sum('send', order.expectedFrom), ...sum('get', order.expectedTo, about)]
    default:
      return paid
  }
}

function paymentsOf({ deposits }: OrderView): OrderView['deposits'] {
  return deposits.filter(({ state }) => state !== 'gone' && state !== 'reversed')
}

function paidIn(order: OrderView): Amount | null {
  const payments = paymentsOf(order)
  if (payments.length === 0) return null
  const units = payments.reduce((sum, payment) => sum + payment.amount.units, 0n)
  return amount(order.from, units)
}

/** "100 USDT (Tron)"; a coin on the network that bears its name needs no network, nor does money of a state. */
export function amountText(
  { catalogue }: Pick<Needs, 'catalogue'>,
  { asset, units }: Amount,
): string {
  const coin = catalogue.find(asset)
  if (coin === undefined) throw new Error(`${asset} is no coin of the catalogue`)
  const network = coin.ticker === coin.code ? '' : ` (${catalogue.networkOf(coin).name})`
  return `${formatUnits(units, coin.decimals)} ${coin.code.toUpperCase()}${network}`
}

export function placeText({ address, extraId }: NonNullable<OrderView['refund']>): string {
  const short = shortenAddress(address)
  return extraId === null ? short : `${short} · ${extraId}`
}

/** An explorer of the real world never gets a play id. */
export function seenAt(
  { catalogue, world }: Pick<Needs, 'catalogue' | 'world'>,
  asset: string,
  txId: string,
): string | null {
  const coin = catalogue.find(asset)
  if (world === 'play' || coin === undefined) return null
  return catalogue.networkOf(coin).explorer.transaction.replace('{id}', encodeURIComponent(txId))
}
