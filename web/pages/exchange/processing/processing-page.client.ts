import { hydrateIsland } from '../../../islands/index.ts'
import { processingPage } from './processing-page.tsx'

hydrateIsland(processingPage)
