import { commonSums } from '@causeway/core/fiat'
import { compareAmounts } from '@causeway/core/money'
import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '../messages/index.ts'
import styles from './common-sums.module.css'
import type { WorthRates } from './create-worth-store.ts'

export type CommonSumsProps = {
  readonly rates: WorthRates
  readonly coin: { readonly ticker: string; readonly decimals: number }
  /** How people write the ticker. */
  readonly label: string
  readonly typed: string
  /** Limits of the pair; null where there is none. */
  readonly least: string | null
  readonly most: string | null
  readonly onChoose: (amount: string) => void
}

/** Round sums of a coin for one click, by what it is worth, and none that the pair's limits refuse (CALC-33). */
export function CommonSums({ rates, coin, label, typed, onChoose, ...limits }: CommonSumsProps) {
  const t = useTranslate()
  const sums = commonSums(rates.prices[coin.ticker] ?? '', coin.decimals)
  return (
    <fieldset className={styles.amounts} aria-label={t('form.quickAmounts')}>
      {sums
        .filter((sum) => isWithin(sum, limits))
        .map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.amount}
            aria-pressed={amount === typed}
            aria-label={t('form.setQuickAmount', { amount, ticker: label })}
            onClick={() => onChoose(amount)}
          >
            <AmountText amount={amount} />
          </button>
        ))}
    </fieldset>
  )
}

function isWithin(sum: string, { least, most }: Pick<CommonSumsProps, 'least' | 'most'>): boolean {
  if (least !== null && compareAmounts(sum, least) < 0) return false
  return most === null || compareAmounts(most, '0') === 0 || compareAmounts(sum, most) <= 0
}
