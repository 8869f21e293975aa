import type { Calls } from '@causeway/api/contract'
import type { WidgetOptions } from '@causeway/widget/embed'
import { narrowCurrencies } from './narrow-currencies.ts'

/** The calls that pages make, with the list of currencies as the host of the frame offers it. */
export function callsInFrame(calls: Calls, options: WidgetOptions): Calls {
  return {
    ...calls,
    currencies: async (...asked) => {
      const answer = await calls.currencies(...asked)
      return answer.ok ? { ...answer, body: [...narrowCurrencies(answer.body, options)] } : answer
    },
  }
}
