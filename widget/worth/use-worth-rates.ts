import { useSyncExternalStore } from 'react'
import { createWorthCalls } from '../client/index.ts'
import { createWorthStore, type WorthRates } from './create-worth-store.ts'
import { findMoney } from './find-money.ts'
import { watchMoney } from './kept-money.ts'

/** One for all worths of a page, however many parts of it run. */
const store = createWorthStore({
  calls: createWorthCalls(),
  findMoney,
  watchMoney,
  now: () => performance.now(),
  every: (milliseconds, work) => {
    const timer = setInterval(work, milliseconds)
    // Whoever comes back to the page does not wait for the next turn.
    document.addEventListener('visibilitychange', work)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', work)
    }
  },
  isSeen: () => document.visibilityState === 'visible',
})

/** What worths are reckoned by now; null while it is not known, as on the server. */
export function useWorthRates(): WorthRates | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null)
}
