import { createContext } from 'react'
import type { PageAlert } from './page-alerts.ts'

/** What the operator says on this page, for the sections at which some of it stands. */
export const AlertsContext = createContext<readonly PageAlert[]>([])
