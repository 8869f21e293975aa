import { hydrateIsland } from '../../../islands/index.ts'
import { payoutsPage } from './payouts-page.tsx'

hydrateIsland(payoutsPage)
