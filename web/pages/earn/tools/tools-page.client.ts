import { hydrateIsland } from '../../../islands/index.ts'
import { toolsPage } from './tools-page.tsx'

hydrateIsland(toolsPage)
