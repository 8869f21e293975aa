import type { Calls } from '@causeway/api/contract'
import { narrowCurrencies, narrowedList } from './narrow-currencies.ts'
import type { WidgetFrame } from './widget-frame.ts'

/** The calls that pages make, with the coins that the host of the frame offers, and a partner’s commission in prices. */
export function callsInFrame(
  calls: Calls,
  { commission, options }: Pick<WidgetFrame, 'commission' | 'options'>,
): Calls {
  const added = commission === null ? {} : { commission }
  return {
    ...calls,
    estimate: (asked, ...more) => calls.estimate({ ...asked, ...added }, ...more),
    upsaleEstimate: (asked, ...more) => calls.upsaleEstimate({ ...asked, ...added }, ...more),
    createTransaction: (asked, ...more) => calls.createTransaction({ ...asked, ...added }, ...more),
    currencies: async (...asked) => {
      const answer = await calls.currencies(...asked)
      return answer.ok ? { ...answer, body: narrowCurrencies(answer.body, options) } : answer
    },
    coinList: async (...asked) => narrowedList(await calls.coinList(...asked), options),
  }
}
