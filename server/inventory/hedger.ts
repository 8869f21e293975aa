import type { AssetCode } from '@causeway/core/money'
import { advanceDueHedge } from './advance-due-hedge.ts'
import type { HedgeNeeds } from './hedge-needs.ts'
import { openVenue } from './open-venue.ts'
import { type NotHedged, planHedges } from './plan-hedges.ts'

/**
 * Turns exposure back at the venue: answers a function that looks once, plans what is to be traded and carries what is
 * due as far as it goes. Any number of processes may do so. What cannot be hedged is told when it begins.
 */
export function createHedger(needs: HedgeNeeds): () => Promise<boolean> {
  let told: ReadonlyMap<AssetCode, NotHedged> = new Map()
  return async () => {
    await openVenue(needs)
    const notHedged = await planHedges(needs)
    for (const [asset, reason] of notHedged) {
      if (told.get(asset) === reason) continue
      needs.alert(`hedge_${reason}`, { venue: needs.venue.name, asset })
    }
    told = notHedged
    while (await advanceDueHedge(needs)) {
      // Until nothing is due.
    }
    return false
  }
}
