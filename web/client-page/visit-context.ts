import { createContext } from 'react'
import type { Navigation, Visit } from './visit.ts'

export type VisitNow = {
  readonly visit: Visit
  readonly navigation: Navigation
  /** Query of the address, with its question mark. */
  readonly search: string
}

/** Null where a document has to be loaded for every step: outside of client pages. */
export const VisitContext = createContext<VisitNow | null>(null)
