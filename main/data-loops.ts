import type { EventRelay } from '@causeway/server/analytics'
import { createLoop, type Loop } from '@causeway/server/jobs'
import { eventLoop } from './open-event-relay.ts'
import type { ProductClock } from './product-clock.ts'

const EVERY_MILLISECONDS = { prices: 1000, stock: 2000, followers: 700 }

/** What every process keeps fresh for itself: prices, stock, business time, the orders that somebody watches, counted events. */
export function dataLoops(what: {
  feed: { readonly refresh: () => Promise<void> }
  stock: { readonly refresh: () => Promise<void> }
  clock: ProductClock
  followings: readonly { readonly poll: () => Promise<void> }[]
  events: EventRelay
  onError: (name: string, error: unknown) => void
}): readonly Loop[] {
  const { feed, stock, clock, followings, events, onError } = what
  return [
    createLoop({
      name: 'prices',
      everyMilliseconds: EVERY_MILLISECONDS.prices,
      work: async () => {
        await clock.refresh()
        await feed.refresh()
        return false
      },
      onError,
    }),
    createLoop({
      name: 'stock',
      everyMilliseconds: EVERY_MILLISECONDS.stock,
      work: async () => {
        await stock.refresh()
        return false
      },
      onError,
    }),
    createLoop({
      name: 'followers',
      everyMilliseconds: EVERY_MILLISECONDS.followers,
      work: async () => {
        for (const following of followings) await following.poll()
        return false
      },
      onError,
    }),
    eventLoop(events, { onError }),
  ]
}
