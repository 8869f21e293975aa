import { hydrateIsland } from '../../../islands/index.ts'
import { sellingPage } from './selling-page.tsx'

hydrateIsland(sellingPage)
