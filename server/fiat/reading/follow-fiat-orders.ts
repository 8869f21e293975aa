import { createFollowing, type Following } from '../../orders/index.ts'
import type { FiatNeeds } from '../fiat-needs.ts'
import type { FiatOrderView } from '../fiat-order-types.ts'
import { readFiatOrderById } from './read-fiat-order.ts'

export type FiatFollowing = Following<FiatOrderView>

/** Follows fiat orders. */
export function createFiatFollowing(needs: Pick<FiatNeeds, 'database' | 'fiat'>): FiatFollowing {
  return createFollowing({
    watch: needs.fiat.watch,
    find: (column, values) =>
      needs.database
        .direct()
        .selectFrom('fiat_order')
        .select(['id', 'public_code', 'version'])
        .where(column, 'in', values)
        .execute(),
    read: (id) => readFiatOrderById(needs, id),
  })
}
