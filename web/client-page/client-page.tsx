import type { Messages } from '@causeway/content/messages'
import { MessagesProvider, useLanguageTag } from '@causeway/widget/messages'
import type { IslandSpec } from '../islands/index.ts'
import { AlertsContext, type PageAlert } from '../overlays/index.ts'
import type { ClientPageSpec, PageData, ViewData } from './client-page-spec.ts'
import { useVisit } from './use-visit.ts'
import { VisitContext } from './visit-context.ts'

/** What a client page is hydrated with, and what every further step brings. */
export type ClientPageStart<Data extends PageData> = {
  readonly data: ViewData<Data>
  /** Query of the address, with its question mark. */
  readonly search: string
  readonly alerts: readonly PageAlert[]
  /** The page's words: a further step may have others. */
  readonly messages: Messages
}

/** A page that is one island in its frame, and keeps what was typed from one state to the next (docs/adr/0025). */
export function clientPage<Data extends PageData>(
  page: ClientPageSpec<Data>,
): IslandSpec<ClientPageStart<Data>> {
  const { name, lazy } = page
  const ready = async ({ data }: ClientPageStart<Data>) => {
    if (lazy?.isShown(data)) await lazy.load(data)
  }
  return {
    name,
    namespaces: [],
    Component: (start) => <ClientPageView page={page} start={start} ready={ready} />,
    ...(lazy === undefined ? {} : { ready }),
    ...(lazy === undefined || lazy.ahead === false ? {} : { ahead: () => lazy.load() }),
  }
}

type ClientPageViewProps<Data extends PageData> = {
  readonly page: ClientPageSpec<Data>
  readonly start: ClientPageStart<Data>
  readonly ready: (start: ClientPageStart<Data>) => Promise<void>
}

function ClientPageView<Data extends PageData>({ page, start, ready }: ClientPageViewProps<Data>) {
  const { name, View, lost, addressOf } = page
  const language = useLanguageTag()
  const { shown, now } = useVisit<ClientPageStart<Data>>({
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
