import { tickerLabel } from '@causeway/ui/money'
import { VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '../messages/index.ts'
import { AmountSide } from './amounts/amount-side.tsx'
import type { FormLayout } from './coins/category.ts'
import styles from './exchange-form.module.css'
import { UpsaleCard } from './promotions/upsale-card.tsx'
import { FormOptions, RateKindHint } from './rate/form-options.tsx'
import { RateRow } from './rate/rate-row.tsx'
import { brokenLimit, shownAmount } from './state/form-view.ts'
import type { FormHold } from './use-exchange-form.ts'

export type ExchangeFieldsProps = {
  readonly hold: FormHold
  readonly layout?: FormLayout
  /** Puts a page's path into the language that is shown. */
  readonly localPath?: (path: string) => string
}

const asItStands = (path: string) => path

/**
 * The calculator without a form around it: both sides, the rate and its kinds. For pages whose own form it belongs to;
 * they make the hold (`useExchangeForm`) and so share its state. Its fields are from, to, amountFrom, amountTo and
 * isFixedRate.
 */
export function ExchangeFields(props: ExchangeFieldsProps) {
  const { hold, layout = 'compact', localPath = asItStands } = props
  return (
    <div className={styles.fields} data-layout={layout}>
      <div className={styles.sides}>
        <AmountSide hold={hold} side="from" localPath={localPath} />
        <RateRow hold={hold} limit={brokenLimit(hold.state)} />
        <AmountSide hold={hold} side="to" localPath={localPath} />
      </div>
      <FormOptions hold={hold} />
      <UpsaleCard hold={hold} />
      {layout === 'compact' ? <KindHint hold={hold} /> : null}
      <EstimateAnnouncement hold={hold} />
    </div>
  )
}

/** What the kind of rate means; a form with a button of its own has it below. */
export function KindHint({ hold }: { readonly hold: FormHold }) {
  return (
    <p className={styles.submitHint} id="rate-kind-hint" role="status">
      <RateKindHint hold={hold} />
    </p>
  )
}

/** Says the new amount once it is there, and that a guaranteed rate is a new one; silent while it is being found. */
function EstimateAnnouncement({ hold: { state, coins } }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const from = coins.get(state.from)
  const to = coins.get(state.to)
  const isReady = !state.isUpdating && state.askId > 0 && state.estimate?.amountTo
  return (
    <VisuallyHidden role="status">
      {isReady && from && to
        ? t(state.isRenewal ? 'form.quoteRenewed' : 'form.estimateAnnounced', {
            from: `${shownAmount(state, 'from')} ${tickerLabel(from)}`,
            to: `${shownAmount(state, 'to')} ${tickerLabel(to)}`,
          })
        : ''}
    </VisuallyHidden>
  )
}
