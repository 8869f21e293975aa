import { hydrateIsland } from '../../../islands/index.ts'
import { earnPage } from './earn-page.tsx'

hydrateIsland(earnPage)
