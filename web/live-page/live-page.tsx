import type { Messages } from '@causeway/content/messages'
import { MessagesProvider, useLanguageTag } from '@causeway/widget/messages'
import type { IslandSpec } from '../islands/index.ts'
import { AlertsContext, type PageAlert } from '../overlays/index.ts'
import type { LivePageSpec, PageData, ViewData } from './live-page-spec.ts'
import { useVisit } from './use-visit.ts'
import { VisitContext } from './visit-context.ts'

/** What a live page wakes with, and what every further step brings. */
export type LivePageStart<Data extends PageData> = {
  readonly data: ViewData<Data>
  /** Query of the address, with its question mark. */
  readonly search: string
  readonly alerts: readonly PageAlert[]
  /** The page's words: a further step may have others. */
  readonly messages: Messages
}

/** A page that is alive as a whole, as a part of its frame (docs/adr/0025). */
export function livePage<Data extends PageData>(
  page: LivePageSpec<Data>,
): IslandSpec<LivePageStart<Data>> {
  const { name, late } = page
  const ready = async ({ data }: LivePageStart<Data>) => {
    if (late?.isShown(data)) await late.load()
  }
  return {
    name,
    namespaces: [],
    Component: (start) => <WholePage page={page} start={start} ready={ready} />,
    ...(late === undefined ? {} : { ready, ahead: late.load }),
  }
}

type WholePageProps<Data extends PageData> = {
  readonly page: LivePageSpec<Data>
  readonly start: LivePageStart<Data>
  readonly ready: (start: LivePageStart<Data>) => Promise<void>
}

function WholePage<Data extends PageData>({ page, start, ready }: WholePageProps<Data>) {
  const { name, View, lost, addressOf } = page
  const language = useLanguageTag()
  const { shown, now } = useVisit<LivePageStart<Data>>({
    name,
    first: start,
    ready,
    addressOf: (found, sentTo) => addressOf?.(found.data, sentTo) ?? sentTo,
    renew: (before, fresh) => ({
      ...fresh,
      data: { ...fresh.data, actionData: before.data.actionData },
    }),
    lost: (before, form) =>
      lost === undefined ? null : { ...before, data: { ...before.data, actionData: lost(form) } },
  })
  return (
    <MessagesProvider language={language} messages={shown.messages}>
      <AlertsContext value={shown.alerts}>
        <VisitContext value={now}>
          <View {...shown.data} />
        </VisitContext>
      </AlertsContext>
    </MessagesProvider>
  )
}
