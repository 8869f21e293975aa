import { useSyncExternalStore } from 'react'

/** False in what the server rendered: a button that does nothing yet must not look as if it did. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => {}
}
