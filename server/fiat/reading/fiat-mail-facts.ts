import type { OrderDetail } from '@causeway/content/mail'
import { shortenAddress } from '@causeway/core/addresses'
import type { AssetCode } from '@causeway/core/money'
import { amount } from '@causeway/core/money'
import type { OrderMailFacts } from '../../notifications/index.ts'
import { amountText, placeText, seenAt } from '../../orders/index.ts'
import type { FiatNeeds } from '../fiat-needs.ts'
import type { FiatOrderView } from '../fiat-order-types.ts'
import { readFiatOrder } from './read-fiat-order.ts'

type Needs = Pick<FiatNeeds, 'database' | 'catalogue'> & {
  readonly fiat: Pick<FiatNeeds['fiat'], 'ports'>
  readonly world: 'play' | 'real'
}
type Details = readonly OrderDetail[]

/**
 * What the mail of a purchase or a sale tells: both names of the order, the provider, the sums as it reports them, where
 * they went and where that can be seen. Its page shows the rest; nobody decides anything about it here, so no mail
 * carries a secret. Null where the code is no such order's.
 */
export async function fiatMailFacts(
  needs: Needs,
  publicCode: string,
  state: string,
): Promise<OrderMailFacts | null> {
  const read = await readFiatOrder(needs, publicCode)
  if (!read.ok) return null
  return { details: detailsOf(needs, read.value, state), holderSecret: null, message: null }
}

function detailsOf(needs: Needs, order: FiatOrderView, state: string): Details {
  const { fiat, provider, providerReference, publicCode } = order
  const name = needs.fiat.ports.get(provider)?.facts.name ?? provider
  return [
    line('order', publicCode),
    line('provider', name),
    ...(providerReference === null ? [] : [line('providerOrder', providerReference)]),
    ...sumsOf(needs, order, state),
    ...(order.fee === null || isDeclined(state)
      ? []
      : [line('fee', sumText(needs, fiat, order.fee))]),
  ]
}

function sumsOf(needs: Needs, order: FiatOrderView, state: string): Details {
  const from = sumText(needs, order.from, order.reportedFrom ?? order.amountFrom)
  const to = sumText(needs, order.to, order.reportedTo ?? order.amountTo)
  if (isDeclined(state)) return [line('send', from), line('get', `≈ ${to}`)]
  if (state === 'fiat_sale_refunded')
    return [line('refunded', from), line('refundTo', placeText(order.destination))]
  if (state !== 'fiat_ended') return [line('paid', from)]
  const paid = [line('paid', from), line('received', to)]
  // The money of a sale goes to a bank account that only the provider knows.
  if (order.side === 'sell') return paid
  return [
    ...paid,
    line('destination', placeText(order.destination)),
    ...(order.txId === null
      ? []
      : [line('payout', shortenAddress(order.txId), seenAt(needs, order.to, order.txId))]),
  ]
}

/** Nothing was exchanged: the sums are those that were asked for. */
function isDeclined(state: string): boolean {
  return state === 'fiat_declined' || state === 'fiat_sale_declined'
}

function line(name: OrderDetail['name'], value: string, link: string | null = null): OrderDetail {
  return { name, value, link }
}

/** Money of a state with all its small coins: "78.70 EUR". */
function sumText(needs: Needs, asset: AssetCode, units: bigint): string {
  const text = amountText(needs, amount(asset, units))
  const coin = needs.catalogue.find(asset)
  if (coin?.isFiat !== true || coin.decimals === 0) return text
  const [sum = '', ticker = ''] = text.split(' ')
  const [whole = '', fraction = ''] = sum.split('.')
  return `${whole}.${fraction.padEnd(coin.decimals, '0')} ${ticker}`
}
