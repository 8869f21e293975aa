import { country, prices } from '../../call-lines/index.ts'
import { aside, type HttpNeeds } from '../requests/send-request.ts'
import { clientCalls } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'

/** What the worth of an amount is reckoned by. It stands beside the amount: where it does not come, nothing is broken. */
export function createWorthCalls(given: Partial<HttpNeeds> = {}) {
  return clientCalls(aside(httpNeeds({ onBroken: () => {}, ...given })), { prices, country })
}
