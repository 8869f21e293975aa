import type { FiatOrderReport, FiatSide } from '@causeway/core/ports'
import { type Ask, listOf, NoAnswer, textOf } from '../../fiat-wire/index.ts'
import { getOf } from './ask-banxa.ts'
import type { BanxaNeeds } from './banxa-needs.ts'
import { readOrder } from './read-order.ts'

const OK = 200
const NOT_FOUND = 404
const DAY_MILLISECONDS = 24 * 60 * 60_000
/** No order is asked about for longer. */
const OLDEST_DAYS = 60

/** The order by Banxa's own name: GET /v2/orders/{id}. Null where Banxa has none. Throws NoAnswer. */
export async function orderByName(
  needs: BanxaNeeds,
  ask: Ask,
  id: string,
  { reference, side }: { readonly reference: string; readonly side: FiatSide },
): Promise<FiatOrderReport | null> {
  const { status, body } = await getOf(needs, ask, `orders/${encodeURIComponent(id)}`)
  if (status === NOT_FOUND) return null
  if (status !== OK) throw new NoAnswer('unavailable', 'Banxa does not tell of the order')
  return readOrder(body, reference, side)
}

/**
 * Every order under our reference, which is Banxa's name of the customer too: GET /v2/orders can be asked by customer,
 * and by nothing else that we know. Throws NoAnswer.
 */
export async function ordersByReference(
  needs: BanxaNeeds,
  ask: Ask,
  reference: string,
  side: FiatSide,
): Promise<readonly FiatOrderReport[]> {
  const now = needs.clock.now()
  const { status, body } = await getOf(needs, ask, 'orders', {
    start: dayOf(now - OLDEST_DAYS * DAY_MILLISECONDS),
    end: dayOf(now + DAY_MILLISECONDS),
    externalCustomerId: reference,
  })
  if (status === NOT_FOUND) return []
  if (status !== OK) throw new NoAnswer('unavailable', 'Banxa does not tell of its orders')
  return listOf(body, 'orders')
    .filter((order) => textOf(order, 'externalCustomerId') === reference)
    .map((order) => readOrder(order, reference, side))
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 'yyyy-mm-dd'.length)
}
