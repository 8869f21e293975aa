import { hydrateIsland } from '../../../islands/index.ts'
import { statisticsPage } from './statistics-page.tsx'

hydrateIsland(statisticsPage)
