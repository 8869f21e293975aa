import type { FiatFailure, FiatOrderReport, FiatOrderState, FiatSide } from '@causeway/core/ports'
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

/** States from which a person begins anew on Transak's page. */
const OVER: ReadonlySet<FiatOrderState> = new Set(['declined', 'expired'])

/**
 * What Transak says of an order, asked by its own name for it or by ours; null where it knows none. A person may begin
 * anew on Transak's page, which makes an order of another name there: where the known one came to nothing, all of our
 * name are asked for. Throws NoAnswer.
 */
export async function readTransakOrder(
  transak: Transak,
  ask: Ask,
  order: TransakOrder,
): Promise<Result<FiatOrderReport | null, FiatFailure>> {
  const named = order.providerReference === null ? null : await readNamed(transak, ask, order)
  if (named !== null && !OVER.has(named.state)) return ok(named)
  if (order.providerReference !== null && named === null) return ok(null)
  const body = await askOrders(transak, ask, `/orders?${queryOf(order)}`)
  const found = body === null ? [] : listOf(body, 'data').filter((each) => isThat(each, order))
  const reports = found.map((each) => reportOrder(each, order.reference, order.side))
  return ok(furthestOf(named === null ? reports : [named, ...reports]))
}

async function readNamed(
  transak: Transak,
  ask: Ask,
  order: TransakOrder,
): Promise<FiatOrderReport | null> {
  const path = `/order/${encodeURIComponent(order.providerReference ?? '')}`
  const body = await askOrders(transak, ask, path)
  if (body === null) return null
  const found = fieldOf(body, 'data')
  if (!isThat(found, order)) throw new NoAnswer('unavailable', 'Transak tells of another order')
  return reportOrder(found, order.reference, order.side)
}

/** Null where there is nothing of that name. */
async function askOrders(transak: Transak, ask: Ask, path: string): Promise<unknown> {
  const url = `${transak.apiUrl}/partners/api/v2${path}`
  const { status, body } = await askTransak(transak, ask, { method: 'GET', url }, null)
  if (status === NOT_FOUND) return null
  if (status !== 200) throw new NoAnswer('unavailable', `Transak answered ${status}`)
  return body
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
