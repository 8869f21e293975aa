import { quickAmounts } from '@causeway/core/fiat'
import type { FormHold } from '../form/index.ts'
import { useTranslate } from '../messages/index.ts'
import styles from './quick-amounts.module.css'

/** Amounts of US dollars for one click (CALC-26). */
export function QuickAmounts({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const { category, from, typed } = hold.state
  if (category !== 'buy' || from !== 'usd') return null
  return (
    <fieldset className={styles.amounts} aria-label={t('fiat.quickAmounts')}>
      {quickAmounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.amount}
          aria-pressed={amount === typed}
          aria-label={t('fiat.setAmount', { amount })}
          onClick={() => hold.dispatch({ kind: 'boundChosen', side: 'from', amount })}
        >
          {amount}
        </button>
      ))}
    </fieldset>
  )
}
