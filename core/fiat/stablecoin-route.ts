import type { FiatFailure } from '../ports/index.ts'

/** What the probe asks for, and what is proposed (BUY-09): 150 US dollars. */
export const probeAmount = '150'
export const probeFiat = 'usd'

/** Coins that are proposed for the first of two steps, the first that can be bought and exchanged is taken. */
export const routeCoins = ['usdttrc20', 'usdt20', 'usdc', 'eth', 'btc'] as const

/** True where nobody sells the coin, or not there: then another coin may lead to it. */
export function callsForRoute(failure: FiatFailure | null): boolean {
  return failure?.code === 'currency' || failure?.code === 'country'
}

/** The route's modal opens by itself for whoever has not seen it and has the room for it; the hint stands in any case. */
export function opensRouteModal(state: {
  readonly hasProbeOffer: boolean
  readonly areBothEnabled: boolean
  readonly wasSeen: boolean
  readonly isTabletOrWider: boolean
}): boolean {
  return state.hasProbeOffer && state.areBothEnabled && !state.wasSeen && state.isTabletOrWider
}
