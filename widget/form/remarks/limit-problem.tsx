import { useTranslate } from '../../messages/index.ts'
import styles from '../rate/rate-row.module.css'
import { type BrokenLimit, shownLimits } from '../state/form-view.ts'
import type { RemarkProps } from './remark-props.ts'

/** The broken limit, the way out in one click, and both bounds on both sides (CALC-17). */
export function LimitProblem(props: RemarkProps & { readonly limit: BrokenLimit }) {
  const { hold, limit, from, to } = props
  const t = useTranslate()
  const tickerOf = (side: 'from' | 'to') => (side === 'from' ? from : to)
  const limits = shownLimits(hold.state)
  const { nearest } = limit
  return (
    <div role="alert">
      <button
        type="button"
        className={styles.problem}
        data-blocks-submit=""
        title={t('form.setToBound', { amount: nearest.amount, ticker: tickerOf(nearest.side) })}
        onClick={() => hold.dispatch({ kind: 'boundChosen', ...nearest })}
      >
        {t(limit.bound === 'minimum' ? 'form.minimumAmount' : 'form.maximumAmount', {
          amount: limit.amount,
          ticker: tickerOf(limit.side),
        })}
      </button>
      {limits === null ? null : (
        <span className={styles.bounds}>
          <span>{t('form.sendRange', { ...limits.from, ticker: from })}</span>
          <span>{t('form.getRange', { ...limits.to, ticker: to })}</span>
        </span>
      )}
    </div>
  )
}
