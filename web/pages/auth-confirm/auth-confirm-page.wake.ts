import { wakePart } from '../../live-parts/index.ts'
import { authConfirmPage } from './auth-confirm-page.tsx'

wakePart(authConfirmPage)
