import type { OrderWatch } from './order-watch.ts'

/** What a look finds of one order: enough to know whether its followers are behind. */
export type FollowedRow = {
  readonly id: string
  readonly public_code: string
  readonly version: number
}

export type Following<View> = {
  /** Tells the listener of every change until the returned function is called. */
  readonly follow: (publicCode: string, listener: (order: View) => void) => () => void
  /** Looks once for changes that other processes made; one query for all followed orders. */
  readonly poll: () => Promise<void>
}

type Follower<View> = { readonly listener: (order: View) => void; version: number }

/** Follows orders of one kind by their version: at once for changes of this process, by polling for those of others. */
export function createFollowing<View>(needs: {
  readonly watch: OrderWatch
  readonly find: (
    column: 'public_code' | 'id',
    values: readonly string[],
  ) => Promise<readonly FollowedRow[]>
  readonly read: (id: string) => Promise<View>
}): Following<View> {
  const followers = new Map<string, Set<Follower<View>>>()

  const deliver = async (found: FollowedRow) => {
    const behind = [...(followers.get(found.public_code) ?? [])].filter(
      (follower) => follower.version < found.version,
    )
    if (behind.length === 0) return
    for (const follower of behind) follower.version = found.version
    const order = await needs.read(found.id)
    for (const follower of behind) follower.listener(order)
  }

  const lookUp = async (column: 'public_code' | 'id', values: readonly string[]) => {
    for (const row of await needs.find(column, values)) await deliver(row)
  }

  needs.watch.onChange((orderId) => {
    if (followers.size === 0) return
    // A failed look is made up for by the next poll.
    lookUp('id', [orderId]).catch(() => {})
  })

  return {
    follow: (publicCode, listener) => {
      const follower: Follower<View> = { listener, version: -1 }
      const group = followers.get(publicCode) ?? new Set<Follower<View>>()
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
