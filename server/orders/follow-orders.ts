import type { DepthNeeds } from './needed-depth.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { OrderView } from './order-types.ts'
import type { OrderWatch } from './order-watch.ts'
import { readOrderById } from './read-order.ts'

type Follower = { readonly listener: (order: OrderView) => void; version: number }

export type OrderFollowing = {
  /** Tells the listener of every change until the returned function is called. */
  readonly follow: (publicCode: string, listener: (order: OrderView) => void) => () => void
  /** Looks once for changes that other processes made; one query for all followed orders. */
  readonly poll: () => Promise<void>
}

/** Follows orders by their version: at once for changes of this process, by polling for those of others. */
export function createOrderFollowing(
  needs: Pick<OrderNeeds, 'database' | keyof DepthNeeds> & { readonly watch: OrderWatch },
): OrderFollowing {
  const followers = new Map<string, Set<Follower>>()

  const deliver = async (found: { id: string; public_code: string; version: number }) => {
    const behind = [...(followers.get(found.public_code) ?? [])].filter(
      (follower) => follower.version < found.version,
    )
    if (behind.length === 0) return
    for (const follower of behind) follower.version = found.version
    const order = await readOrderById(needs, found.id)
    for (const follower of behind) follower.listener(order)
  }

  const lookUp = async (column: 'public_code' | 'id', values: readonly string[]) => {
    const rows = await needs.database
      .direct()
      .selectFrom('orders')
      .select(['id', 'public_code', 'version'])
      .where(column, 'in', values)
      .execute()
    for (const row of rows) await deliver(row)
  }

  needs.watch.onChange((orderId) => {
    if (followers.size === 0) return
    // A failed look is made up for by the next poll.
    lookUp('id', [orderId]).catch(() => {})
  })

  return {
    follow: (publicCode, listener) => {
      const follower: Follower = { listener, version: -1 }
      const group = followers.get(publicCode) ?? new Set()
      group.add(follower)
      followers.set(publicCode, group)
      lookUp('public_code', [publicCode]).catch(() => {})
      return () => {
        group.delete(follower)
        if (group.size === 0) followers.delete(publicCode)
      }
    },
    poll: async () => {
      if (followers.size > 0) await lookUp('public_code', [...followers.keys()])
    },
  }
}
