import { hydrateIsland } from '../../../islands/index.ts'
import { apiPage } from './api-page.tsx'

hydrateIsland(apiPage)
