import type { FormNeeds } from '../form-needs.ts'
import { shownAlerts } from '../remarks/shown-alerts.ts'
import type { Coins, FormState } from '../state/form-state.ts'

/** Tells what happened in the form: the guaranteed rate turned on (CALC-12), and each alert as it appears (CALC-27). */
export function createFormTeller(onEvent: FormNeeds['onEvent']) {
  let told = new Set<string>()

  return (coins: Coins, before: FormState, state: FormState): void => {
    if (onEvent === undefined) return
    const pair = { from: state.from, to: state.to }
    if (state.isFixed && !before.isFixed) onEvent({ name: 'turnOnFixedRate', fields: pair })
    const shown = shownAlerts(coins, state).map((alert) => ({
      alert,
      key: `${alert.id} ${alert.currency}`,
    }))
    for (const { alert, key } of shown) {
      if (!told.has(key)) onEvent({ name: 'calculatorAlert', fields: { ...alert, ...pair } })
    }
    told = new Set(shown.map(({ key }) => key))
  }
}
