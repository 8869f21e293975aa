import { hydrateIsland } from '../islands/index.ts'
import { dealPage } from './deal-page.tsx'

hydrateIsland(dealPage)
