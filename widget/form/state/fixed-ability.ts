import { isFiatDeal } from '../coins/category.ts'
import type { Coins, FormState } from './form-state.ts'

/**
 * Whether the receive amount can be typed (CALC-15): not for a purchase or a sale, not while another guaranteed exchange has to
 * be finished, and not for a coin that takes no part in guaranteed rates.
 */
export function isReceiveOpen(
  coins: Coins,
  state: Pick<FormState, 'category' | 'isFixedAble' | 'to'>,
): boolean {
  if (isFiatDeal(state.category) || !state.isFixedAble) return false
  return coins.get(state.to)?.isWebFixedEnabled === true
}
