import { useSyncExternalStore } from 'react'
import type { WorthRates } from './create-worth-store.ts'

type WorthDesk = typeof import('./worth-desk.tsx')

let desk: WorthDesk | null = null

/** What worths are reckoned by now, and what shows them; null while it is not known, as on the server. */
export function useWorth(): (WorthDesk & { readonly rates: WorthRates }) | null {
  const rates = useSyncExternalStore(subscribe, read, readNothing)
  return desk === null || rates === null ? null : { ...desk, rates }
}

function subscribe(onChange: () => void): () => void {
  let isOver = false
  let end = () => {}
  const start = (loaded: WorthDesk) => {
    desk = loaded
    if (!isOver) end = loaded.worthStore.subscribe(onChange)
  }
  // Where it does not come there is no worth, and nothing is wrong.
  void import('./worth-desk.tsx').then(start, () => {})
  return () => {
    isOver = true
    end()
  }
}

const read = () => desk?.worthStore.read() ?? null
const readNothing = () => null
