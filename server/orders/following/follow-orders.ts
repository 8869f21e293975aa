import type { DepthNeeds } from '../needed-depth.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { OrderView } from '../order-types.ts'
import { readOrderById } from '../reading/read-order.ts'
import { createFollowing, type Following } from './create-following.ts'
import type { OrderWatch } from './order-watch.ts'

export type OrderFollowing = Following<OrderView>

/** Follows orders of exchanges. */
export function createOrderFollowing(
  needs: Pick<OrderNeeds, 'database' | keyof DepthNeeds> & { readonly watch: OrderWatch },
): OrderFollowing {
  return createFollowing({
    watch: needs.watch,
    find: (column, values) =>
      needs.database
        .direct()
        .selectFrom('orders')
        .select(['id', 'public_code', 'version'])
        .where(column, 'in', values)
        .execute(),
    read: (id) => readOrderById(needs, id),
  })
}
