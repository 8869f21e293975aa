import { createOrderCalls } from '@causeway/widget/client'
import {
  type FormAddresses,
  type FormHold,
  useExchangeForm,
  wireAmount,
} from '@causeway/widget/form'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cookieValue } from '../../../../cookie-value.ts'
import { useLocalPath } from '../../../../i18n/use-language.ts'
import { tabStorage } from '../../../../order-steps/tab-storage.ts'
import { watchSignedIn } from '../../../../signed-in/signed-in.ts'
import { readUserMeta } from '../../../../user-meta/read-user-meta.ts'
import { withCommission } from '../../../../widget-frame/with-commission.ts'
import { type ExchangeChoice, isCheckAddress, processingPath } from '../exchange-choice.ts'
import type { FrameFields } from '../frame-fields.ts'
import type { Exchange } from '../load-exchange.server.ts'
import { keepOrderDraft, readOrderDraft } from './order-draft.ts'
import { emptyOrderFields, type OrderFields, readOrderFields } from './order-fields.ts'

/** Pause before the address bar is told: browsers allow only so many changes of it. */
const ADDRESS_MILLISECONDS = 300

export const processingCalls = withCommission(createOrderCalls())

type Start = {
  /** In a frame on another site. */
  readonly inFrame: FrameFields | null
  readonly choice: ExchangeChoice
  readonly exchange: Exchange
  /** As the server answered them. */
  readonly fields: OrderFields
}

/** Step 1 at work: the calculator's state, and with it everything that was typed beside it. */
export type OrderForm = {
  readonly hold: FormHold
  readonly choice: ExchangeChoice
  readonly fields: OrderFields
  readonly change: (change: Partial<OrderFields>) => void
}

/**
 * Shares the addresses with the calculator, which moves and clears them (CALC-06, CALC-12), keeps what was typed for a
 * reload or a step back, and keeps the address bar true.
 */
export function useOrderForm(
  { choice: start, exchange, fields: given, inFrame }: Start,
  form: RefObject<HTMLFormElement | null>,
): OrderForm {
  const needs = inFrame === null ? formNeeds : { ...formNeeds, limits: inFrame.limits }
  const hold = useExchangeForm(
    needs,
    { coins: exchange.coins, version: null },
    {
      ...start,
      estimate: exchange.estimate,
      ...addressesIn(given),
    },
  )
  const [rest, setRest] = useState<Rest>({ ...given, of: start.to })
  const { state } = hold
  const choice = choiceOf(hold)
  const fields: OrderFields = {
    ...emptyOrderFields,
    ...addressesIn(state),
    // Both were said of one coin and hold for no other.
    noExtraId: rest.noExtraId && rest.of === state.to,
    email: rest.email,
    agreed: rest.agreed,
    newAccountKey: rest.of === state.to ? rest.newAccountKey : '',
  }
  const change = (next: Partial<OrderFields>) => {
    // Two fields may change at the same moment: each says only what it knows.
    const addresses = addressesIn(next)
    if (Object.keys(addresses).length > 0) hold.dispatch({ kind: 'addressesChanged', addresses })
    setRest((before) => {
      const kept =
        before.of === state.to ? before : { ...before, noExtraId: false, newAccountKey: '' }
      return { ...kept, ...next, of: state.to }
    })
  }
  useGivenFields({ form, given, choice }, change)
  useDraft(choice, fields)
  useAddressBar(choice)
  return { hold, choice, fields, change }
}

type Rest = Pick<OrderFields, 'noExtraId' | 'email' | 'agreed' | 'newAccountKey'> & {
  /** The coin that was to be received then. */
  readonly of: string
}

const addressNames = ['destinationAddress', 'extraId', 'refundAddress', 'refundExtraId'] as const

/** What the calculator knows of the fields. */
function addressesIn(fields: Partial<FormAddresses>): Partial<FormAddresses> {
  const given = addressNames.filter((name) => fields[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, fields[name]]))
}

const formNeeds = {
  calls: processingCalls,
  readUserMeta,
  isUpsaleOffered: true,
  watchSignedIn,
  readExperiments: () => ({
    estimation: cookieValue(document.cookie, 'EstimationMethod_ABvariant'),
    wtp: cookieValue(document.cookie, 'WTP_AB_variant'),
  }),
}

type Given = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly given: OrderFields
  readonly choice: ExchangeChoice
}

/**
 * Takes over what the server answers. At first: what this tab has kept where the server had nothing, and over it what
 * was typed into the server's page before the script came.
 */
function useGivenFields(
  { form, given, choice }: Given,
  change: (change: Partial<OrderFields>) => void,
): void {
  const taken = useRef<OrderFields | null>(null)
  const take = useEffectEvent(() => {
    const isFirst = taken.current === null
    if (taken.current === given) return
    taken.current = given
    if (!isFirst) return change(given)
    const kept = given === emptyOrderFields ? readOrderDraft(tabStorage(), choice) : null
    change({ ...kept, ...typedInto(form.current, given) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is taken once
  useEffect(() => take(), [given])
}

/** The fields of the page that are other than it was made with. */
function typedInto(form: HTMLFormElement | null, given: OrderFields): Partial<OrderFields> {
  if (form === null) return {}
  const there = Object.entries(readOrderFields(new FormData(form)))
  const before = new Map(Object.entries(given))
  return Object.fromEntries(there.filter(([name, value]) => value !== before.get(name)))
}

function useDraft({ from, to }: ExchangeChoice, fields: OrderFields): void {
  const isFirst = useRef(true)
  const text = JSON.stringify(fields)
  const keep = useEffectEvent(() => {
    // The first fields are what is there already; keeping them would overwrite what is about to be restored.
    if (isFirst.current) isFirst.current = false
    else keepOrderDraft(tabStorage(), { from, to, fields })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to keep
  useEffect(() => keep(), [from, to, text])
}

/** Writes the choice into the address bar, for a reload, a bookmark, another language. The router need not know. */
function useAddressBar(choice: ExchangeChoice): void {
  const localPath = useLocalPath()
  const path = localPath(processingPath(choice))
  const hasAmount = choice.amountFrom !== '' || choice.amountTo !== ''
  useEffect(() => {
    // The step to check is on its way back (use-check-again).
    if (isCheckAddress(location.search)) return
    if (!hasAmount || `${location.pathname}${location.search}` === path) return
    const timer = setTimeout(
      () => history.replaceState(history.state, '', path),
      ADDRESS_MILLISECONDS,
    )
    return () => clearTimeout(timer)
  }, [path, hasAmount])
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
