import { hydrateIsland } from '../../../islands/index.ts'
import { authRecoverPage } from './auth-recover-page.tsx'

hydrateIsland(authRecoverPage)
