import type { AccountReads, Calls, SiteEventRequest } from '@causeway/api/contract'
import { createAccountReads } from './create-account-reads.ts'
import { httpNeeds } from './http-needs.ts'
import { type HttpNeeds, readAside } from './send-request.ts'

/** What a page asks and tells for itself, whatever stands on it. */
export type SiteCalls = Pick<Calls, 'adStats'> &
  Pick<AccountReads, 'user'> & {
    /** Tells the relay what happened (TELE-01), also while the page is being left. A loss is nobody's trouble. */
    readonly sendEvent: (event: SiteEventRequest) => void
  }

export function createSiteCalls(given: Partial<HttpNeeds> = {}): SiteCalls {
  const needs = httpNeeds(given)
  const { baseUrl, fetch } = needs
  return {
    adStats: () => readAside(needs, '/api/stats/ad'),
    user: createAccountReads(needs).user,
    sendEvent: (event) => {
      const body = JSON.stringify(event)
      const headers = { 'content-type': 'application/json' }
      void fetch(`${baseUrl}/api/tags/p`, { method: 'POST', body, headers, keepalive: true }).catch(
        () => {},
      )
    },
  }
}
