import type { SiteEvent } from '../analytics/index.ts'

/** An event as it is passed on; `at`: milliseconds since 1970. */
export type CollectedEvent = SiteEvent & { readonly at: number }

/** The operator's own counting service. */
export type CollectorPort = {
  readonly name: string
  /** Whether it took these events or will never take them. Rejects where it may take them later. */
  readonly send: (events: readonly CollectedEvent[]) => Promise<'taken' | 'refused'>
}
