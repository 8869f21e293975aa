import type { PlacedOrder } from '@causeway/server/orders'
import type { Exchange } from './exchange.ts'

/** Another transaction locks an order, as another worker's would, until what is answered is called. */
export async function holdOrderRow(
  { database }: Exchange,
  { order }: PlacedOrder,
): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = database.transaction('hold_order_row', async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute()
    locked.resolve()
    await released.promise
  })
  await locked.promise
  return async () => {
    released.resolve()
    await holding
  }
}
