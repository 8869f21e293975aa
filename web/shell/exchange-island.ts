import { createContext } from 'react'
import type { HomeExchangeProps } from '../exchange-form/index.ts'
import type { IslandSpec } from '../islands/index.ts'

/**
 * The exchange form as an island, which the server hands to pages with islands. Null in a browser: pages without the form
 * must not load anything of it.
 */
export const ExchangeIsland = createContext<IslandSpec<HomeExchangeProps> | null>(null)
