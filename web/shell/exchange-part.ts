import { createContext } from 'react'
import type { HomeExchangeProps } from '../exchange-form/index.ts'
import type { LivePartSpec } from '../live-parts/index.ts'

/**
 * The exchange form as a part, which the server hands to pages that wake in parts. Null in a browser: nothing of the form
 * is to travel with pages that have none.
 */
export const ExchangePart = createContext<LivePartSpec<HomeExchangeProps> | null>(null)
