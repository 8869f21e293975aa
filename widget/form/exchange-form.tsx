import type { CurrencyOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import { Button, VisuallyHidden } from '@causeway/ui/primitives'
import { type FormEvent as ReactFormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '../messages/index.ts'
import { AmountSide } from './amount-side.tsx'
import styles from './exchange-form.module.css'
import { FormOptions } from './form-options.tsx'
import type { FormNeeds } from './form-runner.ts'
import type { FormStart } from './form-state.ts'
import { brokenLimit, shownAmount, tickersWithoutFixed } from './form-view.ts'
import { RateRow } from './rate-row.tsx'
import { wireAmount } from './read-amount.ts'
import { type FormHold, useExchangeForm } from './use-exchange-form.ts'

/** What the customer has chosen so far; money as decimal texts. One of the amounts is empty: the estimated one. */
export type ExchangeChoice = {
  readonly from: string
  readonly to: string
  readonly amountFrom: string
  readonly amountTo: string
  readonly isFixedRate: boolean
}

export type ExchangeFormProps = FormNeeds & {
  readonly currencies: readonly CurrencyOut[]
  readonly initial: FormStart
  /** Where the plain form post goes. */
  readonly action?: string
  readonly layout?: 'default' | 'stretched'
  /** Told when the choice can be sent. Call `preventDefault` to handle it without a page load. */
  readonly onSubmit?: (choice: ExchangeChoice, event: ReactFormEvent<HTMLFormElement>) => void
}

/**
 * The exchange form (CALC-05 to CALC-19). Server-rendered with its first estimate; a plain form post to `action`
 * with from, to, amountFrom, amountTo, isFixedRate works before and without script. Speaks through the namespaces
 * `form` and `common` of the MessagesProvider around it. Give it a `key` where `initial` can change.
 */
export function ExchangeForm(props: ExchangeFormProps) {
  const { currencies, initial, action = '/processing', layout = 'default', onSubmit } = props
  const t = useTranslate()
  const hold = useExchangeForm(props, currencies, initial)
  const form = usePlainFormData(hold)
  const limit = brokenLimit(hold.state)

  function submit(event: ReactFormEvent<HTMLFormElement>) {
    if (limit !== null || hold.state.question !== null || hold.state.typed === '') {
      event.preventDefault()
      event.currentTarget.querySelector<HTMLElement>('[data-blocks-submit], input')?.focus()
      return
    }
    onSubmit?.(choiceOf(hold), event)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-layout={layout}
      method="post"
      action={action}
      aria-label={t('form.title')}
      autoComplete="off"
      onSubmit={submit}
    >
      <div className={styles.sides}>
        <AmountSide hold={hold} side="from" currencies={currencies} />
        <RateRow hold={hold} limit={limit} />
        <AmountSide hold={hold} side="to" currencies={currencies} />
      </div>
      <FormOptions hold={hold} />
      <Button type="submit" size="large" wide>
        {t('form.submit')}
      </Button>
      <p className={styles.submitHint} id="rate-kind-hint">
        <RateKindHint hold={hold} />
      </p>
      <EstimateAnnouncement hold={hold} />
    </form>
  )
}

function RateKindHint({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const lacking = tickersWithoutFixed(hold.coins, hold.state)
  if (lacking.length === 1) return t('form.fixedUnavailableOne', { tickers: lacking.join(', ') })
  if (lacking.length > 1) return t('form.fixedUnavailableSeveral', { tickers: lacking.join(', ') })
  return t(hold.state.isFixed ? 'form.guaranteedHint' : 'form.floatingHint')
}

/** Says the new amount once it is there; silent while it is being found. */
function EstimateAnnouncement({ hold: { state, coins } }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const from = coins.get(state.from)
  const to = coins.get(state.to)
  const isReady = !state.isUpdating && state.askId > 0 && state.estimate?.amountTo
  return (
    <VisuallyHidden role="status">
      {isReady && from && to
        ? t('form.estimateAnnounced', {
            from: `${shownAmount(state, 'from')} ${tickerLabel(from)}`,
            to: `${shownAmount(state, 'to')} ${tickerLabel(to)}`,
          })
        : ''}
    </VisuallyHidden>
  )
}

function choiceOf({ state }: FormHold): ExchangeChoice {
  const amount = wireAmount(state.typed)
  return {
    from: state.from,
    to: state.to,
    amountFrom: state.source === 'from' ? amount : '',
    amountTo: state.source === 'to' ? amount : '',
    isFixedRate: state.isFixed,
  }
}

/** Sends the typed amount exactly and leaves the estimated one empty: fields show truncated amounts. */
function usePlainFormData(hold: FormHold) {
  const form = useRef<HTMLFormElement>(null)
  const fill = useEffectEvent((data: FormData) => {
    const choice = choiceOf(hold)
    data.set('amountFrom', choice.amountFrom)
    data.set('amountTo', choice.amountTo)
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: FormDataEvent) => fill(event.formData)
    element?.addEventListener('formdata', listen)
    return () => element?.removeEventListener('formdata', listen)
  }, [])
  return form
}
