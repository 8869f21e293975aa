import type { Calls } from '@causeway/api/contract'
import { httpNeeds } from './http-needs.ts'
import { type HttpNeeds, readAside } from './send-request.ts'

/** What the worth of an amount is reckoned by. It stands beside the amount: where it does not come, nothing is broken. */
export function createWorthCalls(
  given: Partial<HttpNeeds> = {},
): Pick<Calls, 'prices' | 'country'> {
  const needs = httpNeeds({ onBroken: () => {}, ...given })
  return {
    prices: () => readAside(needs, '/api/coins/prices'),
    country: () => readAside(needs, '/api/locale/country'),
  }
}
