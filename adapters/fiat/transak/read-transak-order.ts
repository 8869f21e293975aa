import type { FiatFailure, FiatOrderReport, FiatSide } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import { type Ask, fieldOf, furthestOf, listOf, NoAnswer, textOf } from '../../fiat-wire/index.ts'
import { askTransak } from './ask-transak.ts'
import { reportOrder } from './report-order.ts'
import type { Transak } from './transak-needs.ts'

export type TransakOrder = {
  readonly reference: string
  readonly providerReference: string | null
  readonly side: FiatSide
}

const NOT_FOUND = 404

/** What Transak says of an order, asked by its own name for it or by ours; null where it knows none. Throws NoAnswer. */
export async function readTransakOrder(
  transak: Transak,
  ask: Ask,
  order: TransakOrder,
): Promise<Result<FiatOrderReport | null, FiatFailure>> {
  const path =
    order.providerReference === null
      ? `/orders?${queryOf(order)}`
      : `/order/${encodeURIComponent(order.providerReference)}`
  const url = `${transak.apiUrl}/partners/api/v2${path}`
  const { status, body } = await askTransak(transak, ask, { method: 'GET', url }, null)
  if (status === NOT_FOUND) return ok(null)
  if (status !== 200) throw new NoAnswer('unavailable', `Transak answered ${status}`)
  const found = order.providerReference === null ? listOf(body, 'data') : [fieldOf(body, 'data')]
  // A person may begin anew on Transak's page.
  const best = furthestOf(
    found
      .filter((each) => isThat(each, order))
      .map((each) => reportOrder(each, order.reference, order.side)),
  )
  if (best === null && order.providerReference !== null) {
    throw new NoAnswer('unavailable', 'Transak tells of another order')
  }
  return ok(best)
}

function queryOf({ reference, side }: TransakOrder): URLSearchParams {
  return new URLSearchParams({
    limit: '100',
    'filter[productsAvailed]': JSON.stringify([side === 'buy' ? 'BUY' : 'SELL']),
    'filter[partnerOrderId]': reference,
  })
}

/** Whether an order carries our name: a filter that Transak overlooked would show strangers' orders. */
function isThat(order: unknown, { reference, side }: TransakOrder): boolean {
  return (
    textOf(order, 'partnerOrderId') === reference &&
    textOf(order, 'isBuyOrSell') === (side === 'buy' ? 'BUY' : 'SELL')
  )
}
