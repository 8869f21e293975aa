import { wakePart } from '../../live-parts/index.ts'
import { authRecoverPage } from './auth-recover-page.tsx'

wakePart(authRecoverPage)
