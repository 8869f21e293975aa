import type { EventFields } from '@causeway/core/analytics'
import { affiliateClick } from '@causeway/widget/call-lines'
import { createSiteCalls, httpCalls } from '@causeway/widget/client'
import type { TextStorage } from '@causeway/widget/storage'
import {
  browserStorage,
  createCookieStorage,
  createMemoryStorage,
  localOrMemory,
} from '@causeway/widget/storage'
import { ANALYTICS_ID, readAnalyticsId } from '../user-meta/read-analytics-id.ts'
import { onceCountable } from './browser-consent.ts'
import { createTeller } from './create-teller.ts'
import { followRefLink, type RefLinkNeeds } from './follow-ref-link.ts'
import { followVisit } from './follow-visit.ts'
import { keepReferral } from './keep-referral.ts'
import { loadTracking, type TrackingPlace } from './load-tracking.ts'
import { recordPageEvents } from './record-page-events.ts'
import { repeatAdStats } from './repeat-ad-stats.ts'

const DAY_SECONDS = 86_400
const YEAR_DAYS = 365

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
  // What fails of it is no trouble of the visitor's.
  void followRefLink(location.search, refLinkNeeds()).catch(() => {})
  keepReferral(localOrMemory, {
    referrer: document.referrer,
    ownHost: location.hostname,
    now: Date.now(),
  })
  const clientId = savedClientId()
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
function savedClientId(): string {
  const kept = readAnalyticsId(document.cookie)
  if (kept !== null) return kept
  const fresh = randomName()
  cookiesFor(YEAR_DAYS).setItem(ANALYTICS_ID, fresh)
  return fresh
}

function cookiesFor(days: number): TextStorage {
  return createCookieStorage(document, location.protocol === 'https:', days * DAY_SECONDS)
}

function refLinkNeeds(): RefLinkNeeds {
  return {
    cookies: (days) => (days === undefined ? browserStorage() : cookiesFor(days)),
    tab: tabStorage(),
    calls: httpCalls({ affiliateClick }),
  }
}

/** Browsers forbid it where they forbid cookies. */
function tabStorage(): TextStorage {
  try {
    return sessionStorage
  } catch {
    return createMemoryStorage()
  }
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
