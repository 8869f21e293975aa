import { commonSums } from '@causeway/core/fiat'
import { compareAmounts } from '@causeway/core/money'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { useTranslate } from '../messages/index.ts'
import { useWorthRates } from '../worth/index.ts'
import styles from './common-amounts.module.css'
import type { FormHold } from './use-exchange-form.ts'

/**
 * Sums of the coin that is sent, for one click: round ones by what it is worth, and none that the pair's limits refuse.
 * They come with the prices, into a place that is kept for them (CALC-33).
 */
export function CommonAmounts({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const rates = useWorthRates()
  const { estimate, from, typed } = hold.state
  const coin = hold.coins.get(from)
  if (coin === undefined) return null
  const ticker = tickerLabel(coin)
  const sums = commonSums(rates?.prices[from] ?? '', coin.decimals).filter((sum) =>
    isWithin(sum, estimate?.minFrom ?? null, estimate?.maxFrom ?? null),
  )
  return (
    <fieldset className={styles.amounts} aria-label={t('form.quickAmounts')}>
      {sums.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.amount}
          aria-pressed={amount === typed}
          aria-label={t('form.setQuickAmount', { amount, ticker })}
          onClick={() => hold.dispatch({ kind: 'boundChosen', side: 'from', amount })}
        >
          <AmountText amount={amount} />
        </button>
      ))}
    </fieldset>
  )
}

function isWithin(sum: string, least: string | null, most: string | null): boolean {
  if (least !== null && compareAmounts(sum, least) < 0) return false
  return most === null || compareAmounts(most, '0') === 0 || compareAmounts(sum, most) <= 0
}
