import type { EstimateReply } from '@causeway/api/contract'
import { displayAmount } from '@causeway/core/money'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { canBeFixed } from '../state/reduce-pair.ts'
import type { FormHold } from '../use-exchange-form.ts'
import styles from './rate-comparison.module.css'

/** Both kinds of rate for the same amount, each with what it means in one sentence. */
export function RateComparison({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const { state, coins } = hold
  const to = coins.get(state.to)
  const other = useOtherKind(hold)
  if (to === undefined || !canBeFixed(coins, state)) return null
  const mine: Found = state.isUpdating ? 'pending' : (state.estimate?.amountTo ?? null)
  const amounts = state.isFixed
    ? { floating: other, fixed: mine }
    : { floating: mine, fixed: other }
  const amount = (found: Found, sign: string) =>
    found === null || found === 'pending' ? (
      t(found === null ? 'form.notForAmount' : 'form.ratePending')
    ) : (
      <AmountText amount={`${sign} ${displayAmount(found)}`} ticker={tickerLabel(to)} />
    )
  return (
    <dl className={styles.kinds}>
      <div className={styles.kind} data-chosen={state.isFixed ? undefined : ''}>
        <dt>{t('form.floating')}</dt>
        <dd className={styles.amount}>{amount(amounts.floating, '~')}</dd>
        <dd className={styles.meaning}>{t('form.floatingMeans')}</dd>
      </div>
      <div className={styles.kind} data-chosen={state.isFixed ? '' : undefined}>
        <dt>{t('form.guaranteed')}</dt>
        <dd className={styles.amount}>{amount(amounts.fixed, '=')}</dd>
        <dd className={styles.meaning}>{t('form.guaranteedMeans')}</dd>
      </div>
    </dl>
  )
}

/** What arrives; null where this amount cannot be exchanged so. */
type Found = string | null | 'pending'

/** What the same amount would bring at the other kind of rate. */
function useOtherKind({ state, needs }: FormHold): Found {
  const { estimate, isFixed } = state
  const [other, setOther] = useState<{
    readonly of: EstimateReply
    readonly amountTo: string | null
  } | null>(null)
  const { estimate: ask } = needs.calls
  useEffect(() => {
    const amountFrom = estimate?.amountFrom
    if (!estimate || !amountFrom || estimate.amountTo === null) return
    let isWanted = true
    const request = { from: estimate.from, to: estimate.to, amountFrom, isFixedRate: !isFixed }
    ask(request).then((answer) => {
      if (isWanted) setOther({ of: estimate, amountTo: answer.ok ? answer.body.amountTo : null })
    })
    return () => {
      isWanted = false
    }
  }, [estimate, isFixed, ask])
  if (state.isUpdating) return 'pending'
  if (estimate === null || estimate.amountTo === null) return null
  return other !== null && other.of === estimate ? other.amountTo : 'pending'
}
