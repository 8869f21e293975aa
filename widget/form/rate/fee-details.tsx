import { AmountText, tickerLabel } from '@causeway/ui/money'
import { classNames, LtrText } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { rateSign } from '../state/form-view.ts'
import type { FormHold } from '../use-exchange-form.ts'
import styles from './form-options.module.css'
import { feeLines, priceBreakdown } from './price-breakdown.ts'

/** Every part of the price, as a sum that adds up. */
export function FeeDetails({ hold: { state, coins } }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const parts = priceBreakdown(state.estimate)
  const from = coins.get(state.from)
  const to = coins.get(state.to)
  if (parts === null || from === undefined || to === undefined) {
    return (
      <p className={styles.breakdown}>
        {t(state.isUpdating ? 'form.ratePending' : 'form.notForAmount')}
      </p>
    )
  }
  const ticker = tickerLabel(to)
  const rateText = (rate: string, sign: string) =>
    t('form.rateLine', { from: tickerLabel(from), sign, rate, to: ticker })
  return (
    <dl className={styles.breakdown} aria-busy={state.isUpdating}>
      <Line name={t('form.marketRate')}>
        <AmountText amount={rateText(parts.marketRate, '~')} />
      </Line>
      <Line name={t('form.spread')}>
        <LtrText>{t('form.percent', { value: parts.spreadPercent })}</LtrText>
      </Line>
      <Line name={t('form.yourRate')}>
        <AmountText amount={rateText(parts.rate, rateSign(state))} />
      </Line>
      <Line name={t('form.beforeFees')} isTotal>
        <AmountText amount={parts.beforeFees} ticker={ticker} />
      </Line>
      {feeLines(parts, t, to.network).map(([name, amount]) => (
        <Line key={name} name={name}>
          <AmountText amount={`−${amount}`} ticker={ticker} />
        </Line>
      ))}
      <Line name={t('form.youGetTotal')} isTotal>
        <AmountText amount={parts.youGet} ticker={ticker} />
      </Line>
    </dl>
  )
}

function Line(props: {
  readonly name: string
  readonly isTotal?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={classNames(styles.line, props.isTotal && styles.total)}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
