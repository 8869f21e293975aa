import { compareAmounts } from '@causeway/core/money'
import { Button } from '@causeway/ui/primitives'
import { type FormEvent as ReactFormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '../messages/index.ts'
import { wireAmount } from './amounts/read-amount.ts'
import { type Category, type FormLayout, pageOfCategory } from './coins/category.ts'
import { CategoryTabs } from './coins/category-tabs.tsx'
import type { GivenCoins } from './coins/form-coin.ts'
import { ExchangeFields, KindHint } from './exchange-fields.tsx'
import styles from './exchange-form.module.css'
import { FiatPart, type LoadFiatPart } from './fiat-part.tsx'
import type { FormNeeds } from './form-needs.ts'
import { PromoBlock } from './promotions/promo-block.tsx'
import type { FormStart } from './state/form-state.ts'
import { brokenLimit } from './state/form-view.ts'
import { type FormHold, type FormMemory, useExchangeForm } from './use-exchange-form.ts'

/** What the customer has chosen so far; money as decimal texts. One of the amounts is empty: the estimated one. */
export type ExchangeChoice = {
  readonly from: string
  readonly to: string
  readonly amountFrom: string
  readonly amountTo: string
  readonly isFixedRate: boolean
}

export type ExchangeFormProps = FormNeeds & {
  readonly list: GivenCoins
  readonly initial: FormStart
  /** `browser`: takes over what this browser kept and what the address says (CALC-25). */
  readonly memory?: FormMemory
  /** Where the plain form post goes. */
  readonly action?: string
  readonly layout?: FormLayout
  /** The categories to choose from, where not all of them; one alone has no tabs. */
  readonly categories?: readonly Category[]
  /** Puts a page's path into the language that is shown. */
  readonly localPath?: (path: string) => string
  /** Fetches the form of buying when it is wanted; absent: there is only a link to its page, as for selling. */
  readonly loadFiatPart?: LoadFiatPart
  /** Told when the choice can be sent. Call `preventDefault` to handle it without a page load. */
  readonly onSubmit?: (choice: ExchangeChoice, event: ReactFormEvent<HTMLFormElement>) => void
}

const asItStands = (path: string) => path

/**
 * The exchange form (CALC-01 to CALC-31). Server-rendered with its first estimate; a plain form post to `action`
 * with from, to, amountFrom, amountTo, isFixedRate works before and without script. Speaks through the namespaces
 * `form` and `common` of the MessagesProvider around it. Give it a `key` where `initial` can change.
 */
export function ExchangeForm(props: ExchangeFormProps) {
  const { list, initial, layout = 'default', localPath = asItStands } = props
  const hold = useExchangeForm(props, list, initial, props.memory)
  const { category } = hold.state
  return (
    <div className={styles.calculator} data-layout={layout}>
      {props.categories?.length === 1 ? null : (
        <CategoryTabs
          category={category}
          {...(props.categories === undefined ? {} : { offered: props.categories })}
          onChoose={(chosen) => hold.dispatch({ kind: 'categoryChosen', category: chosen })}
        />
      )}
      {category === 'exchange' ? (
        <FormToSend {...props} hold={hold} localPath={localPath} layout={layout} />
      ) : category === 'buy' && props.loadFiatPart !== undefined ? (
        <FiatPart hold={hold} localPath={localPath} load={props.loadFiatPart} />
      ) : (
        <PromoBlock category={category} localPath={localPath} />
      )}
    </div>
  )
}

type FormToSendProps = ExchangeFormProps & {
  readonly hold: FormHold
  readonly layout: FormLayout
  readonly localPath: (path: string) => string
}

function FormToSend({ hold, layout, localPath, onSubmit, action }: FormToSendProps) {
  const t = useTranslate()
  const form = usePlainFormData(hold)

  function submit(event: ReactFormEvent<HTMLFormElement>) {
    const { state } = hold
    // Whoever presses the button has settled: a broken limit is said now.
    const limit = brokenLimit({ ...state, isLimitShown: true })
    const isNothing = compareAmounts(wireAmount(state.typed), '0') === 0
    if (limit !== null || state.question !== null || isNothing || !state.isOnline) {
      event.preventDefault()
      hold.dispatch({ kind: 'typingSettled' })
      event.currentTarget.querySelector<HTMLElement>('[data-blocks-submit], input')?.focus()
      return
    }
    onSubmit?.(choiceOf(hold), event)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action ?? localPath(pageOfCategory('exchange'))}
      aria-label={t('form.title')}
      autoComplete="off"
      onSubmit={submit}
    >
      <ExchangeFields hold={hold} layout={layout} localPath={localPath} />
      <Button type="submit" size="large" wide>
        {t('form.submit')}
      </Button>
      <KindHint hold={hold} />
    </form>
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
    // The chart in the details is for looking only.
    data.delete('chartRange')
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: FormDataEvent) => fill(event.formData)
    element?.addEventListener('formdata', listen)
    return () => element?.removeEventListener('formdata', listen)
  }, [])
  return form
}
