import { RateChart } from '../chart/rate-chart.tsx'
import type { FormHold } from '../use-exchange-form.ts'
import { RateComparison } from './rate-comparison.tsx'

/** What stands below the sum of the details, fetched when they are opened: both kinds of rate, and the rate's course. */
export function RateInsight({ hold }: { readonly hold: FormHold }) {
  const { state, coins, needs } = hold
  const from = coins.get(state.from)
  const to = coins.get(state.to)
  const { currencyHistory } = needs.calls
  return (
    <>
      <RateComparison hold={hold} />
      {from && to && currencyHistory ? (
        <RateChart
          key={`${from.ticker}-${to.ticker}`}
          calls={{ currencyHistory }}
          from={from}
          to={to}
          serverTime={state.estimate?.serverTime ?? null}
        />
      ) : null}
    </>
  )
}
