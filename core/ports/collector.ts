import type { SiteEvent } from '../analytics/index.ts'

/** An event as it is passed on; `at`: milliseconds since 1970. */
export type CollectedEvent = SiteEvent & { readonly at: number }

/** The operator's own counting service. */
export type CollectorPort = {
  readonly name: string
  /** Takes these events. Rejects where it did not. */
  readonly send: (events: readonly CollectedEvent[]) => Promise<void>
}
