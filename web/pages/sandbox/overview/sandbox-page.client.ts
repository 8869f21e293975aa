import { hydrateIsland } from '../../../islands/index.ts'
import { sandboxPage } from './sandbox-page.tsx'

hydrateIsland(sandboxPage)
