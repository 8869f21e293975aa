import type { Clock } from '@causeway/core/ports'

const POSTPONED_MILLISECONDS = 60_000

/** An order whose data could not be read or described. */
export class UnreadableOrder extends Error {
  override readonly name = 'UnreadableOrder'
  readonly orderId: string
  constructor(orderId: string, cause: unknown) {
    super(`Order ${orderId} cannot be described to its partner`, { cause })
    this.orderId = orderId
  }
}

/** Orders that could not be read: reported, and left alone for a minute. */
export type PostponedOrders = {
  /** Those that are left alone now. */
  readonly ids: () => readonly string[]
  readonly has: (orderId: string) => boolean
  readonly add: (error: UnreadableOrder) => void
}

/** Keeps in memory which orders one process leaves alone; `onError` gets each that is added. */
export function createPostponedOrders({
  clock,
  onError,
}: {
  readonly clock: Clock
  readonly onError: (name: string, error: unknown) => void
}): PostponedOrders {
  const untilOf = new Map<string, number>()
  return {
    ids: () => {
      for (const [id, until] of untilOf) if (until <= clock.now()) untilOf.delete(id)
      return [...untilOf.keys()]
    },
    has: (orderId) => untilOf.has(orderId),
    add: (error) => {
      untilOf.set(error.orderId, clock.now() + POSTPONED_MILLISECONDS)
      onError('webhooks', error)
    },
  }
}
