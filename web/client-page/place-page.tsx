import type { Messages, Namespace } from '@causeway/content/messages'
import { useContext } from 'react'
import { useLocation } from 'react-router'
import { Island, type IslandSpec, PageMessagesContext } from '../islands/index.ts'
import { AlertsContext } from '../overlays/index.ts'
import type { ClientPageStart } from './client-page.tsx'
import type { PageData, ViewData } from './client-page-spec.ts'

export type PlacePageProps<Data extends PageData> = {
  readonly of: IslandSpec<ClientPageStart<Data>>
  readonly data: Data
}

/** Places a client page in its frame, with what its loader and its action say. */
export function PlacePage<Data extends PageData>({ of, data }: PlacePageProps<Data>) {
  const { search } = useLocation()
  const alerts = useContext(AlertsContext)
  const messages = pageWords(useContext(PageMessagesContext))
  return <Island of={of} props={{ data: bare(data), search, alerts, messages }} />
}

const ofFrame: readonly string[] = ['shell', 'overlays'] satisfies readonly Namespace[]

function pageWords(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => !ofFrame.includes(name)))
}

/** Words travel apart, and only those that are shown. */
function bare<Data extends PageData>({ loaderData, actionData }: Data): ViewData<Data> {
  const { messages: _words, seo: _head, ...rest }: Record<string, unknown> = { ...loaderData }
  return { loaderData: rest as ViewData<Data>['loaderData'], actionData }
}
