import { hydrateIsland } from '../../../islands/index.ts'
import { trackPage } from './track-page.tsx'

hydrateIsland(trackPage)
