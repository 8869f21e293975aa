import { createFormCalls } from '@causeway/widget/client'
import { ExchangeForm, type FormStart, type GivenCoins } from '@causeway/widget/form'
import { useCallback, useEffect } from 'react'
import { readExperiments } from '../experiments/read-experiments.ts'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import type { IslandSpec } from '../islands/index.ts'
import { publishPageEvent } from '../page-events/publish-page-event.ts'
import { watchSignedIn } from '../signed-in/signed-in.ts'
import { readUserMeta } from '../user-meta/read-user-meta.ts'
import { answerEarly } from './answer-early.ts'
import { buyingCalls } from './buying-calls.ts'
import { earlyFetch } from './early-fetch.ts'
import { loadBuying } from './load-buying.ts'

const calls = { ...createFormCalls({ fetch: earlyFetch }), ...buyingCalls }

export type HomeExchangeProps = {
  readonly list: GivenCoins
  readonly start: FormStart
}

/** The exchange form of the home page: its only island. Everything else on that page needs no script. */
function HomeExchange({ list, start }: HomeExchangeProps) {
  const localPath = useLocalPath()
  const language = useLanguage()
  const loadFiatPart = useCallback(() => loadBuying(language), [language])
  useEffect(() => globalThis.window.earlyEstimate?.stop(), [])
  return (
    <ExchangeForm
      calls={calls}
      readUserMeta={readUserMeta}
      readExperiments={readExperiments}
      onEvent={publishPageEvent}
      watchSignedIn={watchSignedIn}
      localPath={localPath}
      loadFiatPart={loadFiatPart}
      layout="stretched"
      memory="browser"
      list={list}
      initial={start}
    />
  )
}

/** For the browser, which has no use for them. */
export function withoutNativeOptions({ list, start }: HomeExchangeProps): HomeExchangeProps {
  return { list: { coins: list.coins, version: list.version }, start }
}

export const homeExchange: IslandSpec<HomeExchangeProps> = {
  name: 'home-exchange',
  Component: HomeExchange,
  namespaces: ['common', 'form'],
  carried: withoutNativeOptions,
  early: answerEarly,
}
