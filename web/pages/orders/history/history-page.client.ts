import { hydrateIsland } from '../../../islands/index.ts'
import { historyPage } from './history-page.tsx'

hydrateIsland(historyPage)
