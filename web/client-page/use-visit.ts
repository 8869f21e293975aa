import { useEffect, useMemo, useState } from 'react'
import { watchSignedIn } from '../signed-in/signed-in.ts'
import { createVisit } from './create-visit.ts'
import type { Navigation, Visit } from './visit.ts'
import type { VisitNow } from './visit-context.ts'

const idle: Navigation = { state: 'idle' }
const still: Visit = {
  go: async () => {},
  send: async () => {},
  revalidate: async () => {},
  comeBack: () => {},
}

type VisitOf<Start> = {
  readonly name: string
  readonly first: Start
  /** Fetches what it takes to show this. */
  readonly ready: (start: Start) => Promise<void>
  /** Where a state that a form led to can be found again. */
  readonly addressOf: (start: Start, sentTo: URL) => URL
  /** What the page shows once its data was asked for anew. */
  readonly renew: (shown: Start, fresh: Start) => Start
  /** What the page shows after a form did not arrive; null where it has nothing for that. */
  readonly lost: (shown: Start, form: FormData) => Start | null
}

/** What a client page shows, and its steps from there. Once somebody signs in or out, the page asks anew. */
export function useVisit<Start extends { readonly search: string }>({
  name,
  first,
  ready,
  addressOf,
  renew,
  lost,
}: VisitOf<Start>): { readonly shown: Start; readonly now: VisitNow } {
  const [shown, show] = useState(first)
  const [navigation, tell] = useState(idle)
  const [visit] = useState(() =>
    globalThis.document === undefined
      ? still
      : createVisit<Start>({
          name,
          ready,
          addressOf,
          show,
          renew: (fresh) => show((before) => renew(before, fresh)),
          tell,
          showLost: (form) => {
            const canShow = lost(first, form) !== null
            if (canShow) show((before) => lost(before, form) ?? before)
            return canShow
          },
        }),
  )
  useEffect(() => {
    const comeBack = () => visit.comeBack()
    // Back out of the browser's memory, nothing is under way any more.
    const rest = () => tell(idle)
    addEventListener('popstate', comeBack)
    addEventListener('pageshow', rest)
    return () => {
      removeEventListener('popstate', comeBack)
      removeEventListener('pageshow', rest)
    }
  }, [visit])
  useEffect(() => {
    // The server knew at first who asked.
    let isFirst = true
    return watchSignedIn(() => {
      if (!isFirst) void visit.revalidate()
      isFirst = false
    })
  }, [visit])
  const { search } = shown
  const now = useMemo(() => ({ visit, navigation, search }), [visit, navigation, search])
  return { shown, now }
}
