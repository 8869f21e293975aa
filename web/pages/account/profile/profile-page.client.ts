import { hydrateIsland } from '../../../islands/index.ts'
import { profilePage } from './profile-page.tsx'

hydrateIsland(profilePage)
