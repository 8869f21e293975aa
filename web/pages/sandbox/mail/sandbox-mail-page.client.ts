import { hydrateIsland } from '../../../islands/index.ts'
import { sandboxMailPage } from './sandbox-mail-page.tsx'

hydrateIsland(sandboxMailPage)
