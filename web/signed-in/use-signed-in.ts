import { useSyncExternalStore } from 'react'
import { readSignedIn, watchSignedIn } from './signed-in.ts'

/** Whether somebody is signed in; null while nobody knows, as on the server. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore(watchSignedIn, readSignedIn, () => null)
}
