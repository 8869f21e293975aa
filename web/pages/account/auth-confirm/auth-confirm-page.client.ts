import { hydrateIsland } from '../../../islands/index.ts'
import { authConfirmPage } from './auth-confirm-page.tsx'

hydrateIsland(authConfirmPage)
