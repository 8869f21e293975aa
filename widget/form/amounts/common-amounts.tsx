import { tickerLabel } from '@causeway/ui/money'
import { useWorth } from '../../worth/index.ts'
import type { FormHold } from '../use-exchange-form.ts'

/** Common sums of the coin that is sent: they come with the prices, into a place that is kept for them (CALC-33). */
export function CommonAmounts({ hold }: { readonly hold: FormHold }) {
  const worth = useWorth()
  const { estimate, from, typed } = hold.state
  const coin = hold.coins.get(from)
  if (worth === null || coin === undefined) return null
  const { CommonSums, rates } = worth
  return (
    <CommonSums
      rates={rates}
      coin={coin}
      label={tickerLabel(coin)}
      typed={typed}
      least={estimate?.minFrom ?? null}
      most={estimate?.maxFrom ?? null}
      onChoose={(amount) => hold.dispatch({ kind: 'boundChosen', side: 'from', amount })}
    />
  )
}
