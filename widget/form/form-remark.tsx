import { Countdown, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '../messages/index.ts'
import { displayAmount } from './display-amount.ts'
import { type BrokenLimit, rateSign } from './form-view.ts'
import styles from './rate-row.module.css'
import type { FormHold } from './use-exchange-form.ts'

export type FormRemarkProps = {
  readonly hold: FormHold
  readonly limit: BrokenLimit | null
  /** Tickers as people read them. */
  readonly from: string
  readonly to: string
}

/** One line at one place: a question, a broken limit, a failure, or the rate. Nothing else moves for it. */
export function FormRemark(props: FormRemarkProps) {
  const { state } = props.hold
  if (state.question !== null) return <PasteAsked {...props} />
  if (props.limit !== null) return <LimitProblem {...props} limit={props.limit} />
  if (state.failure !== null) return <EstimateFailure {...props} />
  return <RateLine {...props} />
}

function PasteAsked({ hold, from, to }: FormRemarkProps) {
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

function LimitProblem({
  hold,
  limit,
  from,
  to,
}: FormRemarkProps & { readonly limit: BrokenLimit }) {
  const t = useTranslate()
  const ticker = limit.side === 'from' ? from : to
  const text = t(limit.bound === 'minimum' ? 'form.minimumAmount' : 'form.maximumAmount', {
    amount: limit.amount,
    ticker,
  })
  return (
    <div role="alert">
      <button
        type="button"
        className={styles.problem}
        data-blocks-submit=""
        title={t('form.setToBound', { amount: limit.amount, ticker })}
        onClick={() =>
          hold.dispatch({ kind: 'boundChosen', side: limit.side, amount: limit.amount })
        }
      >
        {text}
      </button>
    </div>
  )
}

function EstimateFailure({ hold, from, to }: FormRemarkProps) {
  const t = useTranslate()
  const { failure } = hold.state
  const paused = typeof failure === 'object' ? failure : null
  const isNetwork = failure === 'network_unreachable'
  return (
    <div role="alert">
      {paused === null
        ? t(isNetwork ? 'form.networkUnreachable' : 'form.noEstimate')
        : t(paused.isMoving ? 'form.priceMoving' : 'form.pricePaused', {
            ticker: paused.coin === hold.state.from ? from : to,
          })}{' '}
      <button
        type="button"
        className={styles.choice}
        onClick={() => hold.dispatch({ kind: 'askedAgain' })}
      >
        {t('common.tryAgain')}
      </button>
    </div>
  )
}

function RateLine({ hold, from, to }: FormRemarkProps) {
  const t = useTranslate()
  const { state } = hold
  const { estimate } = state
  if (estimate === null || estimate.rate === null)
    return state.isUpdating ? t('form.ratePending') : null
  const hasQuote = state.quoteEndsAt !== null && estimate.rateIdExpiredAt !== null
  return (
    <div className={styles.rate}>
      <LtrText>
        {t('form.rateLine', {
          from,
          to,
          sign: rateSign(state),
          rate: displayAmount(estimate.rate),
        })}
      </LtrText>
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
