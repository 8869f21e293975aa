import { hydrateIsland } from '../../../islands/index.ts'
import { mailinglistsPage } from './mailinglists-page.tsx'

hydrateIsland(mailinglistsPage)
