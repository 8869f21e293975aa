import { hydrateIsland } from '../islands/index.ts'
import { offersOfNow } from './offers-of-now.tsx'

hydrateIsland(offersOfNow)
