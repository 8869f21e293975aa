import type { EstimateReply, EstimateRequest } from '@causeway/api/contract'
import { createFormCalls } from '@causeway/widget/client'
import type { WidgetOptions } from '@causeway/widget/embed'
import {
  type CoinList,
  ExchangeForm,
  type FormRunner,
  type GivenChoice,
  takeGivenChoice,
} from '@causeway/widget/form'
import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { answerEarly } from '../exchange-form/answer-early.ts'
import { buyingCalls } from '../exchange-form/buying-calls.ts'
import { earlyFetch } from '../exchange-form/early-fetch.ts'
import { type HomeExchangeProps, withoutNativeOptions } from '../exchange-form/home-exchange.tsx'
import { loadBuying } from '../exchange-form/load-buying.ts'
import { readExperiments } from '../experiments/read-experiments.ts'
import { FramePrefixContext, useLanguage, useLocalPath } from '../i18n/use-language.ts'
import type { IslandSpec } from '../islands/index.ts'
import { publishPageEvent } from '../page-events/publish-page-event.ts'
import { watchSignedIn } from '../signed-in/signed-in.ts'
import { readUserMeta } from '../user-meta/read-user-meta.ts'
import type { FormInFrame } from './host/form-in-frame.ts'
import { notifyHost } from './host/notify-host.ts'
import { type Narrowing, narrowedList } from './narrow-currencies.ts'
import { withCommission } from './with-commission.ts'

export type WidgetExchangeProps = HomeExchangeProps & {
  /** What the host leaves to the customer. */
  readonly limits: Pick<WidgetOptions, 'hidden' | 'locked' | 'rate'> & { readonly hasFiat: boolean }
  /** Which coins it offers. */
  readonly narrowing: Narrowing
}

const asked = withCommission(createFormCalls({ fetch: earlyFetch }))
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

function FramedForm({ limits, list, moveTo, narrowing, start }: FramedFormProps) {
  const localPath = useLocalPath()
  const language = useLanguage()
  useEffect(() => globalThis.window.earlyEstimate?.stop(), [])
  const handOver = useCallback(
    (runner: FormRunner, coinList: CoinList) => {
      window.widgetForm = { take: (given) => takeOnceKnown(runner, coinList, given), moveTo }
      window.dispatchEvent(new Event('widget-form'))
    },
    [moveTo],
  )
  const callsHere = useMemo(() => narrowedCalls(narrowing), [narrowing])
  const loadFiatPart = useCallback(() => loadBuying(language), [language])
  return (
    <ExchangeForm
      calls={callsHere}
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
      list={list}
      initial={start}
    />
  )
}

/** The list with the coins that the host offers, as the frame was made with. */
function narrowedCalls(narrowing: Narrowing): typeof calls {
  return {
    ...calls,
    coinList: async (input) => narrowedList(await calls.coinList(input), narrowing),
  }
}

/** A coin that the frame did not bring may be on the list. */
async function takeOnceKnown(
  runner: FormRunner,
  coinList: CoinList,
  given: GivenChoice,
): Promise<boolean> {
  const isKnown = (ticker: string | undefined) =>
    ticker === undefined || runner.getCoins().has(ticker)
  if (!isKnown(given.from) || !isKnown(given.to)) await coinList.complete()
  return takeGivenChoice(runner, given)
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
  carried: (props) => ({ ...props, ...withoutNativeOptions(props) }),
  early: answerEarly,
}
