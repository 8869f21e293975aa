import { compareAmounts } from '@causeway/core/money'
import { limitDecimals } from '../amounts/read-amount.ts'
import { buyDefaults, type Category, exchangeDefaults, sellDefaults } from '../coins/category.ts'
import { askWhenSettled } from './form-asking.ts'
import type { Coins, FormState } from './form-state.ts'

/**
 * Changes what the customer came for (CALC-04). Buying begins with dollars, no guaranteed rate and at least 150;
 * everything else with bitcoin, or ether where bitcoin is what is wanted, and no fiat provider. Selling leads to dollars.
 */
export function chooseCategory(coins: Coins, state: FormState, category: Category): FormState {
  if (category === state.category) return state
  const common = {
    ...state,
    category,
    source: 'from',
    isFixed: false,
    refundAddress: '',
    refundExtraId: '',
    estimate: null,
    upsale: null,
    failure: null,
    question: null,
    isLimitShown: true,
  } as const
  if (category === 'buy') {
    const amountFrom = state.source === 'from' ? state.typed : ''
    const isEnough = compareAmounts(amountFrom, buyDefaults.amount) >= 0
    return askWhenSettled({
      ...common,
      from: buyDefaults.from,
      to: buyDefaults.to,
      typed: isEnough
        ? limitDecimals(amountFrom, coins.get(buyDefaults.from)?.decimals ?? 0)
        : buyDefaults.amount,
    })
  }
  if (category === 'sell') {
    return askWhenSettled({
      ...common,
      from: sellDefaults.from,
      to: sellDefaults.to,
      typed: sellDefaults.amount,
    })
  }
  const to = coins.get(state.to)?.isFiat === false ? state.to : exchangeDefaults.to
  return askWhenSettled({
    ...common,
    from: to === exchangeDefaults.from ? 'eth' : exchangeDefaults.from,
    to,
    typed: exchangeDefaults.amount,
  })
}
