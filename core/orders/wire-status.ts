import type { RateKind } from '../quotes/index.ts'
import type { OrderState } from './transitions.ts'

/** The state in the words of the established partner protocol, which the site uses too. */
export function wireStatus(state: OrderState, kind: RateKind): string {
  if (state === 'expired') return kind === 'fixed' ? 'expired' : 'overdue'
  if (state === 'refunding') return 'hold'
  return state
}
