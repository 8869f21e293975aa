import { isFiatDeal } from '../coins/category.ts'
import type { Coins, FormState } from '../state/form-state.ts'
import { brokenLimit, isNothingReceived, tickersWithoutFixed } from '../state/form-view.ts'
import { alertsOfSide } from './coin-alerts.ts'
import { offerProblem } from './offer-problem.ts'

/** One alert of the form: what it is, and the coin it is about. */
export type ShownAlert = { readonly id: string; readonly currency: string }

/** Every alert that the form shows now, for who counts them (CALC-27). Ids are names, not texts. */
export function shownAlerts(coins: Coins, state: FormState): ShownAlert[] {
  const limit = brokenLimit(state)
  const problem = isFiatDeal(state.category) ? offerProblem(state) : null
  return [
    ...(limit === null ? [] : [{ id: `${limit.bound}-amount`, currency: state[limit.side] }]),
    ...(isNothingReceived(state) ? [{ id: 'nothing-received', currency: state.to }] : []),
    ...(state.failure === null
      ? []
      : [
          { id: state.failure.code.replaceAll('_', '-'), currency: state.failure.coin ?? state.to },
        ]),
    ...(state.isOnline ? [] : [{ id: 'offline', currency: '' }]),
    ...(state.isFixedAble ? [] : [{ id: 'fixed-ability', currency: '' }]),
    ...(tickersWithoutFixed(coins, state).length === 0
      ? []
      : [{ id: 'fixed-unavailable', currency: [state.from, state.to].join('-') }]),
    ...(problem === null
      ? []
      : [
          {
            id: `${problem.side === 'to' ? 'payout' : 'payin'}-${problem.type}`,
            currency: state[problem.side],
          },
        ]),
    ...alertsOfSide(state, 'from').map(({ currency }) => ({ id: 'currency-from', currency })),
    ...alertsOfSide(state, 'to').map(({ currency }) => ({ id: 'currency-to', currency })),
  ]
}
