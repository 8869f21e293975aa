import type { ClientCalls, SiteEventRequest } from '@causeway/api/contract'
import { adStats, recordEvent, user } from '../../call-lines/index.ts'
import { aside, type HttpNeeds, sender } from '../requests/send-request.ts'
import { clientCalls, requestOf } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'

/** What a page asks and tells for itself, whatever stands on it. */
export type SiteCalls = Pick<ClientCalls, 'adStats' | 'user'> & {
  /** Tells the relay what happened (TELE-01), also while the page is being left. A loss is nobody's trouble. */
  readonly sendEvent: (event: SiteEventRequest) => void
}

export function createSiteCalls(given: Partial<HttpNeeds> = {}): SiteCalls {
  const needs = httpNeeds(given)
  const { baseUrl, fetch } = needs
  return {
    ...clientCalls(aside(needs), { adStats }),
    ...clientCalls(sender(needs), { user }),
    sendEvent: (event) => {
      const body = JSON.stringify(event)
      const headers = { 'content-type': 'application/json' }
      const { path } = requestOf(recordEvent, {})
      void fetch(`${baseUrl}${path}`, { method: 'POST', body, headers, keepalive: true }).catch(
        () => {},
      )
    },
  }
}
