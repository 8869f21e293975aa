import { wakePart } from '../../live-parts/index.ts'
import { profilePage } from './profile-page.tsx'

wakePart(profilePage)
