import type { EstimateReply, EstimateRequest } from '@causeway/api/contract'
import { createFormCalls } from '@causeway/widget/client'
import type { WidgetOptions } from '@causeway/widget/embed'
import { ExchangeForm, type FormRunner, takeGivenChoice } from '@causeway/widget/form'
import { useCallback, useContext, useEffect, useState } from 'react'
import { answerEarly } from '../exchange-form/answer-early.ts'
import { buyingCalls } from '../exchange-form/buying-calls.ts'
import { earlyFetch } from '../exchange-form/early-fetch.ts'
import type { HomeExchangeProps } from '../exchange-form/home-exchange.tsx'
import { loadBuying } from '../exchange-form/load-buying.ts'
import { readExperiments } from '../experiments/read-experiments.ts'
import { FramePrefixContext, useLanguage, useLocalPath } from '../i18n/use-language.ts'
import type { IslandSpec } from '../islands/index.ts'
import { publishPageEvent } from '../page-events/publish-page-event.ts'
import { watchSignedIn } from '../signed-in/signed-in.ts'
import { readUserMeta } from '../user-meta/read-user-meta.ts'
import type { FormInFrame } from './host/form-in-frame.ts'
import { notifyHost } from './host/notify-host.ts'
import { withCommission } from './with-commission.ts'

export type WidgetExchangeProps = HomeExchangeProps & {
  /** What the host leaves to the customer. */
  readonly limits: Pick<WidgetOptions, 'hidden' | 'locked' | 'rate'> & { readonly hasFiat: boolean }
}

// Without a list of coins of its own: the frame's is narrowed by its options where it is made.
const { currencies: _all, ...asked } = withCommission(createFormCalls({ fetch: earlyFetch }))
const calls = { ...asked, ...buyingCalls, estimate: estimateWithNews }

/** The exchange form inside a page of another site, which hears of each quote and can set pair, amount and address. */
function WidgetExchange(props: WidgetExchangeProps) {
  const [prefix, moveTo] = useState(useContext(FramePrefixContext))
  const { start } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the quote that came with the page is news once
  useEffect(() => notifyOfQuote(start, start.estimate), [])
  return (
    <FramePrefixContext value={prefix}>
      <FramedForm {...props} moveTo={moveTo} />
    </FramePrefixContext>
  )
}

type FramedFormProps = WidgetExchangeProps & Pick<FormInFrame, 'moveTo'>

function FramedForm({ currencies, limits, moveTo, start }: FramedFormProps) {
  const localPath = useLocalPath()
  const language = useLanguage()
  useEffect(() => globalThis.window.earlyEstimate?.stop(), [])
  const handOver = useCallback(
    (runner: FormRunner) => {
      window.widgetForm = { take: (given) => takeGivenChoice(runner, given), moveTo }
      window.dispatchEvent(new Event('widget-form'))
    },
    [moveTo],
  )
  const loadFiatPart = useCallback(() => loadBuying(language), [language])
  return (
    <ExchangeForm
      calls={calls}
      readUserMeta={readUserMeta}
      readExperiments={readExperiments}
      onEvent={publishPageEvent}
      watchSignedIn={watchSignedIn}
      handOver={handOver}
      localPath={localPath}
      loadFiatPart={loadFiatPart}
      categories={limits.hasFiat ? ['exchange', 'buy'] : ['exchange']}
      limits={limits}
      layout="default"
      currencies={currencies}
      initial={start}
    />
  )
}

async function estimateWithNews(request: EstimateRequest) {
  const answer = await asked.estimate(request)
  if (answer.ok) notifyOfQuote(request, answer.body)
  return answer
}

/** What can be exchanged at is news for the host; what is outside the limits is not. */
function notifyOfQuote(
  { from, isFixedRate = false, to }: Pick<EstimateRequest, 'from' | 'isFixedRate' | 'to'>,
  estimate: EstimateReply | null,
): void {
  const { amountFrom = null, amountTo = null, errMessage = null } = estimate ?? {}
  if (errMessage !== null || amountFrom === null || amountTo === null) return
  notifyHost({ type: 'quoteUpdated', data: { from, to, amountFrom, amountTo, isFixedRate } })
}

export const widgetExchange: IslandSpec<WidgetExchangeProps> = {
  name: 'widget-exchange',
  Component: WidgetExchange,
  namespaces: ['common', 'form'],
  early: answerEarly,
}
