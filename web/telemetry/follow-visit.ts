import {
  continueSession,
  endSession,
  readSession,
  SESSION_MILLISECONDS,
  type SessionRecord,
} from '@causeway/core/analytics'
import type { TextStorage } from '@causeway/widget/storage'

const KEY = 'visit_session'

export type VisitNeeds = {
  readonly storage: TextStorage
  readonly now: () => number
  /** A fresh random name. */
  readonly name: () => string
  /** Where clicks are listened to. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export type Visit = {
  /** The session at this moment, a new one where the last is over. */
  readonly session: () => SessionRecord
  readonly end: () => void
}

/** Keeps the session of this browser (TELE-02): a click continues it, 30 minutes without one end it (TELE-07). */
export function followVisit({ name, now, page, storage }: VisitNeeds): Visit {
  let idle: ReturnType<typeof setTimeout> | undefined

  const session = () => {
    const last = readSession(storage.getItem(KEY))
    const current = continueSession(last, now(), name)
    if (current !== last) storage.setItem(KEY, JSON.stringify(current))
    return current
  }
  const endIdle = () => {
    const last = readSession(storage.getItem(KEY))
    if (last !== null) storage.setItem(KEY, JSON.stringify(endSession(last)))
  }
  const click = () => {
    session()
    clearTimeout(idle)
    idle = setTimeout(endIdle, SESSION_MILLISECONDS)
  }

  click()
  page.addEventListener('click', click)
  return {
    session,
    end: () => {
      clearTimeout(idle)
      page.removeEventListener('click', click)
    },
  }
}
