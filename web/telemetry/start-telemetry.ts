import type { EventFields } from '@causeway/core/analytics'
import { createSiteCalls } from '@causeway/widget/client'
import type { TextStorage } from '@causeway/widget/storage'
import { browserStorage, createCookieStorage, localOrMemory } from '@causeway/widget/storage'
import { ANALYTICS_ID, readAnalyticsId } from '../user-meta/read-analytics-id.ts'
import { onceCountable } from './browser-consent.ts'
import { createTeller } from './create-teller.ts'
import { followVisit } from './follow-visit.ts'
import { keepReferral } from './keep-referral.ts'
import { loadTracking, type TrackingPlace } from './load-tracking.ts'
import { recordPageEvents } from './record-page-events.ts'
import { repeatAdStats } from './repeat-ad-stats.ts'

const KEY = 'ref_id'

/** Keeps whose link led here, as the address says it (`ref_id`), for 31 days (TELE-05). */
export function keepRefId(storage: TextStorage, search: string): void {
  const refId = new URLSearchParams(search).get(KEY) ?? ''
  if (/^[\w-]{1,100}$/.test(refId)) storage.setItem(KEY, refId)
}

const YEAR_SECONDS = 365 * 86_400

declare global {
  interface Window {
    /** Where scripts of the operator's find what happened (TELE-01). */
    dataLayer?: EventFields[]
  }
}

/**
 * Begins to count, once the visit may be counted; asks for the figures of the exchange either way. `tracking`: the
 * affiliate network's script; null where the operator names none. Returns what ends it.
 */
export function startTelemetry(tracking: TrackingPlace | null): () => void {
  const calls = createSiteCalls()
  let endCounting = () => {}
  const endWaiting = onceCountable(() => {
    endCounting = countVisit(calls)
    if (tracking !== null) {
      const user = () => calls.user({ fields: 'email' })
      void loadTracking(document, tracking, user)
    }
  })
  const endAsking = repeatAdStats(calls)
  return () => {
    endWaiting()
    endCounting()
    endAsking()
  }
}

function countVisit({ sendEvent }: ReturnType<typeof createSiteCalls>): () => void {
  const storage = browserStorage()
  keepRefId(storage, location.search)
  keepReferral(localOrMemory, {
    referrer: document.referrer,
    ownHost: location.hostname,
    now: Date.now(),
  })
  const clientId = keptClientId()
  const visit = followVisit({ storage, now: Date.now, name: randomName, page: document })
  const teller = createTeller({
    meta: () => {
      const { counter, name } = visit.session()
      return { clientId, session: name, counter, language: document.documentElement.lang }
    },
    push: (entry) => {
      window.dataLayer ??= []
      window.dataLayer.push(entry)
    },
    send: sendEvent,
  })
  const endRecording = recordPageEvents(window, teller.tell)
  window.addEventListener('pagehide', teller.flush)
  return () => {
    teller.flush()
    visit.end()
    endRecording()
    window.removeEventListener('pagehide', teller.flush)
  }
}

/** The name of this browser among those that are counted, for 365 days (TELE-01); made where there is none. */
function keptClientId(): string {
  const kept = readAnalyticsId(document.cookie)
  if (kept !== null) return kept
  const fresh = randomName()
  const isHttps = location.protocol === 'https:'
  createCookieStorage(document, isHttps, YEAR_SECONDS).setItem(ANALYTICS_ID, fresh)
  return fresh
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
