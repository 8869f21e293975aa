import type { AlertMessagesReply } from '@causeway/api/contract'
import { matchRoutes, UnknownRoutePattern } from '@causeway/core/alerts'

/** Something the operator says on a page; `section`: at which of its parts, null: above it (SHELL-10). */
export type PageAlert = {
  readonly key: string
  readonly message: string
  readonly section: AlertSectionName | null
}

/** Parts of pages at which an alert can stand; elsewhere it stands above the page. */
const sections = {
  '/': ['exchange', 'how-it-works'],
  '/processing': ['form'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AlertSectionName = (typeof sections)[keyof typeof sections][number]

/** Alerts of these places stand in the exchange form. */
const FORM_PLACES: readonly string[] = ['currency-from', 'currency-to']

export type PageAlertsNeeds = {
  /** Without a language prefix. */
  readonly path: string
  /** Paths of all pages that there are. */
  readonly pages: readonly string[]
  /** Told of patterns that name no page: their alert is not shown (SHELL-17). */
  readonly onUnknown: (error: UnknownRoutePattern) => void
}

/** What is said on a page, oldest first, each once. */
export function pageAlerts({ result }: AlertMessagesReply, needs: PageAlertsNeeds): PageAlert[] {
  return result.flatMap(({ id, message, routes }, at) => {
    if (FORM_PLACES.includes(id)) return []
    const [place] = placesOf(routes, needs)
    if (place === undefined) return []
    return [{ key: `${id}-${at}`, message, section: place }]
  })
}

function placesOf(routes: string, { path, pages, onUnknown }: PageAlertsNeeds) {
  try {
    const known: Readonly<Record<string, readonly AlertSectionName[]>> = sections
    return matchRoutes(routes, path, pages).map(
      (section) => known[path]?.find((name) => name === section) ?? null,
    )
  } catch (error) {
    if (!(error instanceof UnknownRoutePattern)) throw error
    onUnknown(error)
    return []
  }
}
