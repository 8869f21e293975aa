import { wakePart } from '../../live-parts/index.ts'
import { authEmailPage } from './auth-email-page.tsx'

wakePart(authEmailPage)
