import type { OrderChoice } from '@causeway/core/orders'
import { changeOrder } from './change-order.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { PlacedOrder } from './placing/place-order-types.ts'

/** The holder says what to do with an order that waits for him. */
export async function choose(
  exchange: { readonly needs: OrderNeeds },
  placed: PlacedOrder,
  choice: OrderChoice,
) {
  return changeOrder(exchange.needs, {
    publicCode: placed.order.publicCode,
    holderSecrets: [placed.holderSecret],
    choice,
  })
}
