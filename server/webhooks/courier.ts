import { createAttemptDelivery } from './attempt-delivery.ts'
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts'
import { createDeliveryPlanner } from './delivery-planner.ts'
import { createFiatDeliveryPlanner } from './fiat-delivery-planner.ts'
import { type Attempt, saveAttempts } from './save-attempts.ts'
import type { CourierNeeds } from './webhook-types.ts'

/** Messages on their way at once: altogether, and to one endpoint. */
const MOST = 256
const MOST_EACH = 32

export type Courier = {
  /** Makes messages and sends what is due, as many as may be on their way; true where there may be more to do. */
  readonly turn: () => Promise<boolean>
  /** Resolves once nothing is on its way any more. */
  readonly settled: () => Promise<void>
}

/**
 * Brings partners what they are told of their orders. Messages go out side by side, so that a receiver that is slow holds up
 * nobody else's; what came of them is written down in groups. `onSent` is called when there is room for more. Any number of
 * processes may do this at once; a message whose process died is sent again by another.
 */
export function createCourier(
  needs: CourierNeeds & { readonly onError: (name: string, error: unknown) => void },
  onSent: () => void = () => {},
): Courier {
  const plan = createDeliveryPlanner(needs)
  const planFiat = createFiatDeliveryPlanner(needs)
  const attempt = createAttemptDelivery(needs)
  const places = createPlaces()
  const unsaved: Attempt[] = []
  let saving: Promise<void> | null = null
  let hasCalled = false
  // Once before each turn, however many have come back.
  const callForMore = () => {
    if (hasCalled) return
    hasCalled = true
    onSent()
  }
  const saveAll = async () => {
    while (unsaved.length > 0) {
      const group = unsaved.splice(0)
      const paused = await saveAttempts(needs, group).catch((error: unknown) => {
        // Their leases end, and they are sent again: rather twice than never.
        needs.onError('webhooks', error)
        return []
      })
      for (const { endpointId, verdict } of group) {
        if (verdict !== 'delivered') places.count(endpointId, -1)
      }
      for (const endpoint of paused) needs.alert('webhook_paused', endpoint)
      callForMore()
    }
    saving = null
  }
  const sendOne = async (delivery: ClaimedDelivery) => {
    const made = await attempt(delivery)
    unsaved.push(made)
    saving ??= saveAll()
    // One that failed keeps its place until that is written down: its endpoint gets one message at a time from then on.
    if (made.verdict !== 'delivered') return
    places.count(delivery.endpointId, -1)
    callForMore()
  }
  return {
    turn: async () => {
      hasCalled = false
      const [planned, isFiatPlanned] = await Promise.all([plan(), planFiat()])
      const most = MOST - places.taken() - unsaved.length
      if (most <= 0) return false
      const now = needs.clock.now()
      const what = { now, most, mostEach: MOST_EACH, sending: places.byEndpoint }
      const claimed = await claimDeliveries(needs.database, what)
      for (const delivery of claimed) {
        places.count(delivery.endpointId, 1)
        void sendOne(delivery)
      }
      return planned || isFiatPlanned || claimed.length > 0
    },
    settled: async () => {
      await places.free()
      await saving
    },
  }
}

/** Counts the messages on their way. */
function createPlaces() {
  const byEndpoint = new Map<string, number>()
  const whenFree: (() => void)[] = []
  let taken = 0
  return {
    byEndpoint,
    taken: () => taken,
    count: (endpointId: string, by: 1 | -1) => {
      const next = (byEndpoint.get(endpointId) ?? 0) + by
      if (next === 0) byEndpoint.delete(endpointId)
      else byEndpoint.set(endpointId, next)
      taken += by
      if (taken > 0) return
      for (const resolve of whenFree.splice(0)) resolve()
    },
    /** Resolves once none is on its way. */
    free: async () => {
      if (taken > 0) await new Promise<void>((resolve) => whenFree.push(resolve))
    },
  }
}
