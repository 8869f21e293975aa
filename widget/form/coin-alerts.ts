import type { AlertMessagesReply } from '@causeway/api/contract'
import type { CoinAlert, FormState, Side } from './form-state.ts'
import { isRouteMatched } from './match-route.ts'

const sides: Readonly<Record<string, Side>> = { 'currency-from': 'from', 'currency-to': 'to' }

/** The operator's messages that belong into the calculator of a page (CALC-27). */
export function coinAlerts({ result }: AlertMessagesReply, path: string): CoinAlert[] {
  return result.flatMap(({ id, message, routes, currency }) => {
    const side = sides[id]
    if (side === undefined || currency === undefined || !isRouteMatched(routes, path)) return []
    return [{ side, currency: currency.toLowerCase(), message }]
  })
}

/** What is said about the coin that stands on a side now. */
export function alertsOfSide(state: FormState, side: Side): CoinAlert[] {
  return state.alerts.filter((alert) => alert.side === side && alert.currency === state[side])
}
