import type { Network } from './currency.ts'
import { listings } from './listings.ts'

/** Every blockchain that a currency lives on. */
export const networks: readonly Network[] = listings.map(({ network }) => network)
