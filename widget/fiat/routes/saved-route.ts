import { safeStorage } from '../../address/index.ts'
import type { CoinRoute } from './route-coins.ts'

const KEY = 'coin_route'

/** Keeps the second step for the page of the order that the first one becomes. */
export function keepRoute({ via, to }: CoinRoute): void {
  try {
    safeStorage().setItem(KEY, JSON.stringify({ via, to }))
  } catch {
    // Then the order's page offers an exchange without naming its target.
  }
}

/** What a coin that was bought is to be exchanged for; null where nothing of the kind was chosen. */
export function savedTarget(via: string): string | null {
  try {
    const kept: unknown = JSON.parse(safeStorage().getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const route = { via: null, to: null, ...kept }
    return route.via === via && typeof route.to === 'string' ? route.to : null
  } catch {
    return null
  }
}
