import type { AlertMessagesReply } from '@causeway/api/contract'
import { isRouteMatched, UnknownRoutePattern } from '@causeway/core/alerts'
import type { CoinAlert, FormState, Side } from '../state/form-state.ts'

const sides: Readonly<Record<string, Side>> = { 'currency-from': 'from', 'currency-to': 'to' }

/** The operator's messages that belong into the calculator of a page (CALC-27). */
export function coinAlerts({ result }: AlertMessagesReply, path: string): CoinAlert[] {
  return result.flatMap(({ id, message, routes, currency }) => {
    const side = sides[id]
    if (side === undefined || currency === undefined || !isOfPage(routes, path)) return []
    return [{ side, currency: currency.toLowerCase(), message }]
  })
}

/** Patterns that nobody can read are logged, and their alert is not shown (SHELL-17). */
function isOfPage(routes: string, path: string): boolean {
  try {
    return isRouteMatched(routes, path)
  } catch (error) {
    if (!(error instanceof UnknownRoutePattern)) throw error
    console.error(error.message)
    return false
  }
}

/** What is said about the coin that stands on a side now. */
export function alertsOfSide(state: FormState, side: Side): CoinAlert[] {
  return state.alerts.filter((alert) => alert.side === side && alert.currency === state[side])
}
