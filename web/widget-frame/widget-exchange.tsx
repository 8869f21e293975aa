import type { EstimateRequest } from '@causeway/api/contract'
import { createFormCalls } from '@causeway/widget/client'
import type { WidgetOptions } from '@causeway/widget/embed'
import { ExchangeForm } from '@causeway/widget/form'
import { useCallback } from 'react'
import { buyingCalls } from '../exchange-form/buying-calls.ts'
import type { HomeExchangeProps } from '../exchange-form/home-exchange.tsx'
import { loadBuying } from '../exchange-form/load-buying.ts'
import { readExperiments } from '../experiments/read-experiments.ts'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import type { IslandSpec } from '../islands/index.ts'
import { publishPageEvent } from '../page-events/publish-page-event.ts'
import { watchSignedIn } from '../signed-in/signed-in.ts'
import { readUserMeta } from '../user-meta/read-user-meta.ts'
import { notifyHost } from './notify-host.ts'

export type WidgetExchangeProps = HomeExchangeProps & {
  /** What the host leaves to the customer. */
  readonly limits: Pick<WidgetOptions, 'hidden' | 'locked' | 'rate'> & { readonly hasFiat: boolean }
}

// Without a list of coins of its own: the frame's is narrowed by its options where it is made.
const { currencies: _all, ...asked } = createFormCalls()
const calls = { ...asked, ...buyingCalls, estimate: estimateWithNews }

/** The exchange form inside a page of another site, which hears of each quote. */
function WidgetExchange({ currencies, limits, start }: WidgetExchangeProps) {
  const localPath = useLocalPath()
  const language = useLanguage()
  const loadFiatPart = useCallback(() => loadBuying(language), [language])
  return (
    <ExchangeForm
      calls={calls}
      readUserMeta={readUserMeta}
      readExperiments={readExperiments}
      onEvent={publishPageEvent}
      watchSignedIn={watchSignedIn}
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
  if (answer.ok && answer.body.errMessage === null) {
    const { amountFrom, amountTo } = answer.body
    if (amountFrom !== null && amountTo !== null) {
      const { from, isFixedRate = false, to } = request
      notifyHost({
        type: 'quoteUpdated',
        data: { from, to, amountFrom, amountTo, isFixedRate },
      })
    }
  }
  return answer
}

export const widgetExchange: IslandSpec<WidgetExchangeProps> = {
  name: 'widget-exchange',
  Component: WidgetExchange,
  namespaces: ['common', 'form'],
}
