import { displayAmount, displayRate } from '@causeway/core/money'
import { AmountText } from '@causeway/ui/money'
import { Countdown } from '@causeway/ui/primitives'
import { useTranslate } from '../../messages/index.ts'
import styles from '../rate/rate-row.module.css'
import { rateSign } from '../state/form-view.ts'
import { EstimateFailure } from './estimate-failure.tsx'
import { LimitProblem } from './limit-problem.tsx'
import type { RemarkProps } from './remark-props.ts'

/** At one place: a question, everything that stands in the way, or the rate. Nothing else moves for it. */
export function FormRemark(props: RemarkProps) {
  const { state } = props.hold
  if (state.question !== null) return <PasteAsked {...props} />
  const hasFailed = state.failure !== null || !state.isOnline
  if (props.limit === null && !hasFailed) return <RateLine {...props} />
  return (
    <>
      {props.limit === null ? null : <LimitProblem {...props} limit={props.limit} />}
      {hasFailed ? <EstimateFailure {...props} /> : null}
    </>
  )
}

function PasteAsked({ hold, from, to }: RemarkProps) {
  const t = useTranslate()
  const { question } = hold.state
  if (question === null) return null
  const ticker = question.side === 'from' ? from : to
  const [only, ...more] = question.readings
  const asked =
    more.length === 0
      ? t('form.pasteAsked', { text: question.text, amount: only ?? '', ticker })
      : t('form.pasteAskedTwo', { text: question.text })
  const answer = (amount: string | null) => hold.dispatch({ kind: 'pasteAnswered', amount })
  return (
    <div role="alert">
      {asked}{' '}
      {question.readings.map((reading) => (
        <button
          key={reading}
          type="button"
          className={styles.choice}
          data-blocks-submit=""
          onClick={() => answer(reading)}
        >
          {t('form.pasteUse', { amount: displayAmount(reading) })}
        </button>
      ))}
      <button type="button" className={styles.choice} onClick={() => answer(null)}>
        {t('form.pasteLeave')}
      </button>
    </div>
  )
}

function RateLine({ hold, from, to }: RemarkProps) {
  const t = useTranslate()
  const { state } = hold
  const { estimate } = state
  if (estimate === null || estimate.rate === null)
    return state.isUpdating ? t('form.ratePending') : null
  const hasQuote = state.quoteEndsAt !== null && estimate.rateIdExpiredAt !== null
  return (
    <div className={styles.rate}>
      <AmountText
        amount={t('form.rateLine', {
          from,
          to,
          sign: rateSign(state),
          rate: displayRate(estimate.rate),
        })}
      />
      {hasQuote ? (
        <span className={styles.countdown}>
          {t('form.newRateIn')}{' '}
          <Countdown
            key={state.quoteEndsAt}
            endsAt={estimate.rateIdExpiredAt ?? 0}
            serverTime={estimate.serverTime}
          />
        </span>
      ) : null}
    </div>
  )
}
