import { hydrateIsland } from '../../../islands/index.ts'
import { authEmailPage } from './auth-email-page.tsx'

hydrateIsland(authEmailPage)
